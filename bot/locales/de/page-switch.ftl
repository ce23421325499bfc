### Switching the page of a tournament on and off.
page-switch-no-pages = Dieser Bot hat keine Webseiten. Wer ihn betreibt, kann sie mit HERALD_WEB einschalten.
page-switch-off = Dieses Turnier hat keine Seite im Web. `/td page show:True` öffnet eine.
page-switch-on = Die Seite steht allen offen, die diesen Link haben: { $address }
page-switch-found = Sie steht in der Liste aller Turniere, und Suchmaschinen dürfen sie finden.
page-switch-hidden = Suchmaschinen werden gebeten, sie auszulassen, und sie steht in keiner Liste.
page-switch-log = Wenn das Turnier vorbei ist, können dort alle das ganze Protokoll herunterladen. Alles, was Spieler abgegeben haben, steht darin: wann sie spielen konnten, Einsprüche, Einwände.

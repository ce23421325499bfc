### Switching the page of a tournament on and off.
page-switch-no-pages = Ce bot n’a pas de pages web. Son hébergeur peut les activer avec HERALD_WEB.
page-switch-off = Ce tournoi n’a pas de page sur le web. `/td page show:True` en ouvre une.
page-switch-on = La page est ouverte à quiconque a ce lien : { $address }
page-switch-found = Elle figure dans la liste des tournois, et les moteurs de recherche peuvent la trouver.
page-switch-hidden = Les moteurs de recherche sont priés de l’ignorer, et elle ne figure dans aucune liste.
page-switch-log = Une fois le tournoi terminé, chacun pourra y télécharger tout le journal. Il contient tout ce que les joueurs ont remis : disponibilités, appels, contestations.

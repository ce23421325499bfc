### Switching the page of a tournament on and off.
page-switch-no-pages = Este bot no tiene páginas web. Quien lo aloja puede activarlas con HERALD_WEB.
page-switch-off = Este torneo no tiene página en la web. `/td page show:True` abre una.
page-switch-on = La página está abierta a cualquiera con este enlace: { $address }
page-switch-found = Está en la lista de torneos, y los buscadores pueden encontrarla.
page-switch-hidden = Se pide a los buscadores que la omitan, y no está en ninguna lista.
page-switch-log = Cuando termine el torneo, cualquiera podrá descargar allí el registro completo. Contiene todo lo que entregaron los jugadores: cuándo podían jugar, apelaciones, objeciones.

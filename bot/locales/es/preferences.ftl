### Preference lists by clicks.

preferences-title = Tu lista de preferencias
preferences-back = Uno atrás
preferences-hand-in = Entregar
preferences-other-round = Solo para una ronda
preferences-for-all = Para todas las rondas
preferences-whole = Esa es toda la lista. Entrégala, o vuelve uno atrás.
preferences-rest-follows = También puedes entregarla ya: los demás siguen entonces en el orden de los botones.
preferences-which-round = ¿Para qué ronda es la lista? Las rondas sin lista propia usan la de todas las rondas.
preferences-heading-every = Para todas las rondas sin lista propia:
preferences-heading = Para la ronda { $name }:
preferences-next-place-place-1 = ¿Qué puzle te gusta más?
preferences-next-place = ¿Cuál va en el puesto { $place }?
preferences-for-round = Ronda { $name }

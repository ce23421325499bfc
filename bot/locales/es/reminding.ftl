### Which reminders somebody gets.

reminding-form-title = Tus recordatorios
reminding-switch = Mensajes directos para recordarte cosas
reminding-on = Sí
reminding-off = No: solo novedades, como emparejamientos y resultados
reminding-before-games = Antes de cada partida tuya
reminding-change = Cambiar recordatorios
reminding-chosen-no-minutes = Recibes recordatorios sobre horas y resultados, pero ninguno antes de tus partidas.
reminding-chosen = Te aviso { $duration } antes de cada una de tus partidas.
reminding-off-2 = No recibes recordatorios. Las novedades que te afectan, como los emparejamientos, te siguen llegando.

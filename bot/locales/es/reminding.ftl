### Which reminders somebody gets.

reminding-form-title = Tus recordatorios
reminding-switch = Cómo te aviso
reminding-direct = Por mensaje directo
reminding-in-channel = Con una mención en el canal
reminding-off = No: solo novedades, como emparejamientos y resultados
reminding-before-games = Antes de cada partida tuya
reminding-change = Cambiar recordatorios
reminding-chosen-no-minutes = Recibes recordatorios sobre horas y resultados, pero ninguno antes de tus partidas.
reminding-chosen = Te aviso { $duration } antes de cada una de tus partidas.
reminding-off-2 = No recibes recordatorios. Las novedades que te afectan, como los emparejamientos, te siguen llegando.
reminding-only-mentions = No te escribo mensajes directos; cuando tengas algo que hacer, te menciono en el canal.
reminding-written-to = Te escribo sobre tus emparejamientos, tus horas y lo que tienes que hacer.

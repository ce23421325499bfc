match-posts-best-of = al mejor de { $games }
match-posts-press-winner = ¿Quién ganó? Un clic lo comunica y otro de tu rival lo confirma.
match-posts-press-score = ¿Cómo terminó? Pulsa el resultado, primero tus partidas.
match-posts-taken-back = Este encuentro ya no cuenta: aquí no hay nada que comunicar.
match-posts-no-threads = No puedo abrir hilos en <#{ $channel }>, así que publico los encuentros en el propio canal. Para dar un hilo a cada uno, permíteme *Crear hilos públicos* allí o cierra algunos hilos del servidor.
match-posts-voice = Canal de voz: <#{ $channel }>

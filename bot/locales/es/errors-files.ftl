### Sentences for files that cannot be made.

errors-files-no-times-yet = Ninguna de estas partidas de **{ $title }** tiene hora, así que no hay nada que poner en un calendario. Pídelo otra vez cuando se publiquen las horas.
errors-files-not-like-chess = Nada de **{ $title }** cabe en el archivo de la federación de ajedrez: recoge fases suizas y de todos contra todos que hayan empezado. Las tablas lo contienen todo.
errors-files-no-game-records = **{ $title }** no tiene partidas cuyas jugadas pueda obtener: deben haber terminado y haberse jugado en un servidor de juego que las entregue, como lichess.org.

### Sentences for files that cannot be made.

errors-files-no-times-yet = Ninguna de estas partidas de **{ $title }** tiene hora, así que no hay nada que poner en un calendario. Pídelo otra vez cuando se publiquen las horas.
errors-files-not-like-chess = Nada de **{ $title }** cabe en el archivo de la federación de ajedrez: recoge fases suizas y de todos contra todos que hayan empezado. Las tablas lo contienen todo.

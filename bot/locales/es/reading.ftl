### Around what people look at.

reading-rest-in-file = Es mucho: está todo en el archivo de texto.
reading-log-exported = El registro contiene todo lo que pasó; `/td log import` lo lleva a otra instalación.

### Around what people look at: notes under long answers, captions of files.

reading-rest-in-file = That is a lot: the whole is in the text file.
reading-log-exported = The log holds everything that happened; `/td log import` brings it into another installation.

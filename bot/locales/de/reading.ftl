### Rund um lange Antworten.

reading-rest-in-file = Das ist viel: Alles steht in der Textdatei.
reading-log-exported = Im Protokoll steht alles, was passiert ist; `/td log import` bringt es in eine andere Installation.

reading-rest-in-file = Ça fait beaucoup : tout est dans le fichier texte.
reading-log-exported = Le journal contient tout ce qui s'est passé ; `/td log import` le transfère vers une autre installation.

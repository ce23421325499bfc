errors-files-no-times-yet = Aucune de ces parties de **{ $title }** n'a d'heure : il n'y a rien à mettre dans un agenda. Redemande quand les horaires seront publiés.
errors-files-not-like-chess = Rien de **{ $title }** n'entre dans le fichier de la fédération d'échecs : il contient les étapes suisses et toutes rondes qui ont commencé. Les tableaux contiennent tout.

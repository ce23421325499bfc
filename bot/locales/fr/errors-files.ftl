errors-files-no-times-yet = Aucune de ces parties de **{ $title }** n'a d'heure : il n'y a rien à mettre dans un agenda. Redemande quand les horaires seront publiés.
errors-files-not-like-chess = Rien de **{ $title }** n'entre dans le fichier de la fédération d'échecs : il contient les étapes suisses et toutes rondes qui ont commencé. Les tableaux contiennent tout.
errors-files-no-game-records = **{ $title }** n'a aucune partie dont je puisse obtenir les coups : elles doivent être terminées et jouées sur un serveur de jeu qui les fournit, comme lichess.org.

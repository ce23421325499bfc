### Joueurs qui ont quitté le serveur.

departures-has-left =
    { $games ->
        [0] **{ $name }** a quitté le serveur. Que faire de sa place ?
        [one] **{ $name }** a quitté le serveur avec une partie encore à jouer. Que faire de sa place ?
       *[other] **{ $name }** a quitté le serveur avec { $games } parties encore à jouer. Que faire de sa place ?
    }
departures-opponent-left = **{ $name }** a quitté le serveur : ta partie n’aura peut-être pas lieu. La direction du tournoi a été consultée.
departures-away =
    { $count ->
        [one] ⚠️ { $names } a quitté le serveur. Pour retirer quelqu’un avant l’appariement : `/players withdraw`.
       *[other] ⚠️ { $names } ont quitté le serveur. Pour retirer quelqu’un avant l’appariement : `/players withdraw`.
    }
departures-kept = **{ $name }** reste inscrit et sera apparié comme avant.
departures-replacing = Dites sur le serveur qui prend la place de **{ $name }** : `/players replace`.
departures-voice-left = **{ $name }**, qui parle pour **{ $guest }**, a quitté le serveur. **{ $guest }** reste inscrit : `/team add` désigne quelqu’un d’autre, `/team remove` plus personne.

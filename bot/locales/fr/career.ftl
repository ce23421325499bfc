career-nothing = Aucun tournoi ici pour l’instant.
career-not-played = Inscrit ; aucune partie.
career-nothing-new = Rien à importer : chacun a déjà sa place du dernier cycle.
career-title = Tournois de { $name }
career-place = { $group } : { $rank } sur { $of }, { $came_to } (victoires : { $wins }, défaites : { $losses })
career-preview =
    Depuis **{ $last }**, { $count ->
        [one] { $count } joueur apporterait
       *[other] { $count } joueurs apporteraient
    } ceci. Rien n’a encore changé.
career-taken-over =
    Importé pour { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }.
career-created-after = Il fait suite à **{ $last }**. Une fois ses ligues terminées, importe les places des joueurs avec `/players fetch what:places` ; l’aperçu te le rappellera.
career-outdated = Les places du dernier cycle ont changé depuis leur import, ou n’ont jamais été importées : importe-les avant de publier.
career-nobody-known = Personne ici n’est connu de **{ $last }**. Les invités sont reconnus au même nom, si tu confirmes que ce sont les mêmes.
career-same-name = Invités du même nom : est-ce les mêmes personnes ?
career-not-there = Absents de { $last }
career-import-named = Ce sont les mêmes : importer { $count }
career-different = Ce sont d’autres personnes
career-different-again =
    { $count ->
        [one] { $count } invité est de nouveau une autre personne
       *[other] { $count } invités sont de nouveau d’autres personnes
    } qu’au dernier cycle. Ce qui a été importé reste ; `/td undo` le reprend.

corrections-plain = **{ $players }** est enregistré **{ $before }** et deviendrait **{ $after }**. Aucune partie ultérieure n’en dépend ; les appariements publiés restent.
corrections-rests =
    {""}**{ $players }** est enregistré **{ $before }**, et { $count ->
        [0] aucune partie ultérieure n’en dépend, mais ce qui a été publié depuis, oui.
        [one] une partie ultérieure en dépend : { $names }.
       *[other] { $count } parties ultérieures en dépendent : { $names }.
    }
corrections-without-game = A continué sans jouer : **{ $who }**.
corrections-leaving = N’aurait pas continué : **{ $who }**.
corrections-entering = Aurait continué : **{ $who }**.
corrections-reseeded = Les mêmes auraient continué, mais à d’autres places.
corrections-on-server = Encore sur un serveur de jeu, où Herald ne l’arrête pas ; reprise, elle ne compte pour personne : { $games }
corrections-choose = **Les reprendre** : ce qui en dépend est apparié et joué à nouveau. **Laisser tel quel** : le résultat et ce qui est publié restent, par une décision que tout le monde voit avec ta raison.
corrections-place = { $who } : place { $before } → { $after }
corrections-places = Places qui changent maintenant :
corrections-correct = Corriger
corrections-reset = Les reprendre
corrections-stand = Laisser tel quel
corrections-stood = **{ $players }** reste tel qu’enregistré ; tout le monde sait pourquoi.
corrections-ruling = **{ $players }** reste **{ $recorded }** par décision de la direction, bien que la partie ait fini **{ $actual }** : le tournoi a déjà continué à partir de là. { $why }
corrections-taken-back = Un résultat a été corrigé, et le jeu reprend là où il en était après **{ $round_title }**. La suite est appariée à nouveau.
corrections-amended = Un résultat a été corrigé : ce qui en dépendait dans **{ $round_title }** est repris et sera apparié à nouveau.
corrections-all-the-same = Le faire quand même
corrections-late-check-in = **{ $name } est arrivé trop tard à { $players }**, et personne n’était là à temps. Personne ne peut réclamer la partie : décide, s’il te plaît.
corrections-recorded-by-ruling = { $recorded } § (terminée { $actual })
corrections-note = § { $players } compte comme **{ $recorded }** par décision d’un directeur, bien que terminée **{ $actual }**. { $why }
corrections-pictured =
    { $count ->
        [one] § un résultat par décision
       *[other] § { $count } résultats par décision
    }
corrections-prizes = Prix, en l’état actuel :
corrections-prize = { $prize } : { $before } → { $after }

judging-panel = Panneau du juge
judging-not-started = Le chrono n'est pas lancé. Les deux feuilles face cachée, les mains sur les minuteurs ?
judging-no-spare-sheets = Il n'y a pas assez de feuilles de rechange : pas de nouvelle feuille dans cette manche.
judging-held = ⏸️ En suspens : les juges examinent un incident technique.
judging-ready = en place
judging-no-winner = Elle ne compte pas.
judging-refresh = Actualiser
judging-next-heat = Manche suivante
judging-more = Plus
judging-back = Retour au panneau
judging-open-panel = Panneau du juge
judging-more-help = Ce qui sert rarement. Une décision des juges est définitive ; la dernière saisie peut être annulée.
judging-called-by-judges = Les juges appellent chaque manche ; son chrono et ses verdicts s'affichent ici.
judging-called = Les juges appellent chaque match ; son chrono et son verdict s'affichent ici.
judging-text-field = Que s'est-il passé ?
judging-text-help = C'est noté, et tout le monde peut le lire.
judging-timer-field = Minuteur de précision
judging-timer-help = Ce qu'il affiche depuis son dernier départ, par ex. 6:43.2
judging-start-true = Lancer la manche
judging-start-false = Lancer, sans feuilles de rechange
judging-labels-stop = Stop
judging-labels-official-time = Minuteur
judging-labels-correct = Juste
judging-labels-incorrect = Faux
judging-labels-sheet-back = Feuille rendue
judging-labels-new-sheet = Nouvelle feuille
judging-labels-timer = Annoncer
judging-labels-time-limit = Temps écoulé
judging-labels-too-close = Trop serré pour trancher
judging-labels-malfunction = Incident
judging-labels-go-on = Reprendre
judging-labels-decision = Décider pour
judging-labels-take-back = Annuler la dernière saisie
judging-heat = { $round_title } · Manche { $number }
judging-match = **{ $code }** { $better } (mieux classé) – { $worse }
judging-new-sheet-taken = sur la grille, avec une nouvelle feuille
judging-handed-in = rendu à { $at_ms }
judging-right = **juste**, temps officiel { $official_ms }. Pas encore annoncé
judging-announce-at = La réponse juste est annoncée à { $at } ({ $at_distance }), ou quand les deux feuilles sont corrigées.
judging-verdict = **Verdict :** { $sentence }
judging-wins = Victoire de { $name }.
judging-heat-of = Série { $number } : { $matches }.
judging-clock = ⏱️ Le chrono est parti à { $began }. Le moins bien placé a jusqu’à { $over } ({ $over_distance }).
judging-at-the-puzzle =
    sur l’énigme{ $new_sheet ->
        [yes] , a une nouvelle feuille
       *[no] {""}
    }
judging-at-the-puzzle-again =
    de nouveau sur l’énigme, après { $count } { $count ->
        [one] mauvaise réponse
       *[other] mauvaises réponses
    }{ $new_sheet ->
        [yes] , a une nouvelle feuille
       *[no] {""}
    }
judging-with-grader = rendue, temps officiel { $time }
judging-with-grader-until = rendue, temps officiel { $time } ; le correcteur a jusqu’à { $until }
judging-wrong = {""}**fausse**, rendue à { $time }
judging-wrong-until = {""}**fausse**, rendue à { $time } ; la feuille revient à { $until } ({ $until_distance })
judging-button = Panneau des juges
judging-no-match = Aucun match en direct n’attend de juge. Le panneau s’ouvre quand une ronde en direct est publiée.
judging-round-ready =
    {""}**{ $round }** est publiée. **{ $panel }** ouvre le panneau pour { $heats } { $heats ->
        [one] série
       *[other] séries
    } ; chaque juge peut en ouvrir un.
judging-entry-start = chronomètre lancé
judging-entry-stop = { $name } a rendu à { $time }
judging-entry-official = temps officiel de { $name } : { $time }
judging-entry-correct = réponse de { $name } correcte (notée à { $time })
judging-entry-incorrect = réponse de { $name } incorrecte (notée à { $time })
judging-entry-sheet-back = { $name } a récupéré la feuille à { $time }
judging-entry-new-sheet = { $name } a pris une nouvelle feuille à { $time }
judging-entry-timer = annoncé à { $time }
judging-entry-time-limit = temps écoulé à { $time }
judging-entry-too-close = trop serré pour trancher
judging-entry-malfunction = incident : { $text }
judging-entry-go-on = le match reprend
judging-entry-decision = les juges ont tranché pour { $name } : { $text }
judging-entry-take-back = la dernière entrée a été retirée
judging-taken-back = La direction a annulé ceci. Cela ne compte plus.
judging-held-at = ⏸️ En pause : les juges examinent un incident. Le chronomètre de ce match est arrêté à { $timer }.
judging-stood = ⏱️ Le chronomètre de ce match est resté arrêté { $time }. Le temps de la moins bonne tête de série s’achève à { $over } ({ $over_distance }).
judging-labels-ran-on = Reprendre, chrono non arrêté
judging-needs-no-command = Aucune commande n’est nécessaire : je leur écris dès qu’une ronde en direct est publiée, et le bouton **{ $panel }** sous chaque manche est pour eux.

eligibility-title = Qualification
eligibility-seeds = Têtes de série
eligibility-reserves = Réserves
eligibility-about-seeds = À propos des têtes de série
eligibility-name = Nom
eligibility-score = Score
eligibility-status = Statut
eligibility-help = On additionne les meilleures rondes régulières. Chaque invité dit s'il vient ; les meilleurs deviennent têtes de série.
eligibility-level = À score égal, les meilleures places dans une ronde départagent, puis le tirage au sort.
eligibility-nothing = Pas de tableau de qualification : personne n'est inscrit, ou les playoffs ont commencé.
eligibility-declined = ne vient pas
eligibility-no-answer = pas encore de oui
eligibility-not-invited = pas invité
eligibility-closed = Ces joueurs sont retenus ; si l'un d'eux renonce avant la première ronde, les réserves montent.
eligibility-list-stands = Le délai de réponse est passé. Ces joueurs sont retenus ; si l'un d'eux renonce avant la première ronde, les réserves montent.
eligibility-seed = tête de série { $number }
eligibility-reserve = réserve { $number }
eligibility-byes =
    { $count ->
        [one] { $count } place vide : un bye, classé dernier, qui perd tout.
       *[other] { $count } places vides : des byes, classés derniers, qui perdent tout.
    }
eligibility-you-moved-up = Bonne nouvelle : quelqu'un a renoncé, et te voilà dans **{ $title }** comme tête de série { $number }.
eligibility-gone =
    { $count ->
        [one] { $names } ne participe plus.
       *[other] { $names } ne participent plus.
    }
eligibility-came = {""}**{ $name }** monte, tête de série { $number }.
eligibility-then = { $names }, puis { $name }
eligibility-order = Têtes de série d’après les résultats de qualification.
eligibility-rounds = Rondes { $first } à { $last }.

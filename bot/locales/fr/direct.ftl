direct-missing-times = Tu ne m’as pas dit quand tu peux jouer, alors on considère que tout te va. Clique sur **Mes disponibilités** pour le préciser.
direct-fees-unpaid = Tes frais d’inscription sont notés comme pas encore payés.
direct-fees-paid = Tes frais d’inscription sont notés comme payés. Merci !
direct-fees-returned = Tes frais d’inscription sont notés comme remboursés.
direct-fees-kept = Tes frais d’inscription sont conservés, comme le prévoient les règles.
direct-moved-up = Bonne nouvelle : une place se libère dans **{ $title }**, et elle est pour toi.
direct-out-of = Un directeur t’a retiré de **{ $title }**.
direct-disqualified = Un directeur t’a disqualifié de **{ $title }**.
direct-out-after-forfeit = Après ce forfait, tu es exclu de **{ $title }** et tu ne seras plus apparié.
direct-back-in = Te revoilà dans **{ $title }** : tu seras apparié dès la prochaine ronde.
direct-back-on-the-list = Tu es de retour sur la liste d’attente de **{ $title }**.
direct-part-changed = Les appariements ont changé ; voici maintenant ta place dans la ronde.
direct-round-taken-back = **{ $round_title }** a été annulée ; ta partie n’y compte plus. Je te tiens au courant.
direct-confirmed = C’est réglé : **{ $score }**.
direct-please-report-again = Ton adversaire a retiré son annonce. Rien à confirmer pour l’instant.
direct-reported-anew = Ton adversaire a fait une nouvelle annonce pour cette partie ; voir le message suivant.
direct-more-time-for-you = **{ $opponent }** t’attend jusqu’à { $until_time } ({ $until_distance }).
direct-question = Une question avant de continuer : { $text } Réponds avant le { $due }.
direct-drawn = Tiré au sort : **{ $number }**.
direct-answered = Réponse : **{ $answer }**.
direct-appeal-decided =
    { $accepted ->
        [yes] Ton appel est accepté : te revoilà dans **{ $title }**. La raison des directeurs : { $text }
       *[no] Ton appel est rejeté. La raison des directeurs : { $text }
    }
direct-joined-late = Tu participes à **{ $title }** et seras apparié à partir de la prochaine ronde.

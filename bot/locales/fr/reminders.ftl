reminders-all-well = Il ne manque rien.
reminders-digest = Ce qui manque
reminders-no-availability = Jamais donné de disponibilités (tout horaire compte)
reminders-unconfirmed = Annoncés, en attente de confirmation
reminders-not-reported = Devraient être finies, sans résultat annoncé
reminders-disputes = Contestés
reminders-no-game-time = Sans heure
reminders-prompts = Questions en attente de réponse
reminders-appeals = Appels à trancher
reminders-unpaid = Frais non payés
reminders-games-open =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à jouer ; rien d’autre ne manque.
reminders-ask-availability = Quand peux-tu jouer la semaine prochaine ? Indique tes disponibilités jusqu’au { $pair_at } : clique sur **Mes disponibilités** ou utilise `/me availability`.
reminders-last-list-serves = Sans réponse, tes dernières disponibilités restent valables : { $summary }.
reminders-any-time-serves = Sans réponse, on considère que tout te va.
reminders-check-in-from = Clique sur **Je suis là** à partir de { $at_time }. Plus de { $minutes } de retard peuvent coûter la partie.
reminders-report-due = Comment s’est terminée la partie { $players } ? Annonce-le : clique sur **Annoncer le résultat** ou utilise `/match report`.
reminders-confirm-due = **{ $reporter }** a annoncé le résultat de ta partie. Confirme-le ou conteste-le ; il compte { $silent_at_distance }.
reminders-confirm-due-early = **{ $reporter }** a annoncé le résultat de ta partie avant son début. A-t-elle été jouée ? Confirme-le ou conteste-le : sans toi, il ne compte pas.
reminders-before-start = { $line }, annoncé avant l’heure
reminders-how-to-open-messages = Pour recevoir ça en message privé, autorise les messages des membres de ce serveur, ou vois `/me reminders`.
reminders-something-for-you = J’ai du nouveau pour toi dans **{ $title }**, mais tes messages privés me sont fermés. Regarde avec le bouton ci-dessous ou avec `/me next`.
reminders-game-soon = Ta partie contre **{ $opponent }** commence { $distance }, le { $at }.
reminders-you-play = Ton camp : { $side }.
reminders-last-times-serve = Sans réponse, tes derniers horaires servent à nouveau ; si tu n’en as jamais envoyé, tout horaire compte comme bon pour toi.
reminders-something-to-read = Il y a quelque chose à lire pour toi dans **{ $title }**. Toi seul le vois : appuie sur le bouton ci-dessous ou utilise `/me next`.
reminders-time-claims = Perdu au temps ?

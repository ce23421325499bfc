### Liens personnels.
links-title = Ta page
links-of = La page de { $name }
links-taken = ✓ Reçu.
links-yours-alone = Cette adresse est à toi seul : qui l’a peut répondre à ta place. Ne la transmets pas.
links-send = Envoyer
links-again = Renvoyer
links-back = Retour
links-propose = Proposer une heure
links-receipts = Ce que j’ai envoyé
links-fill-in = Remplis ceci, ou dis-le plus court : { $fields }.
links-old = Ce n’était plus à jour. Voici où en sont les choses.
links-away = Herald est absent pour le moment, rien n’a été reçu. Renvoie-le dans une minute.
links-away-now = Herald est absent pour le moment. Rouvre cette page dans une minute.
links-no-answer = Pas encore de réponse. Renvoie-le : il ne compte qu’une fois, même envoyé souvent.
links-too-many = Cela fait beaucoup d’un coup. Attends une minute, puis renvoie-le.
links-elsewhere = Cela n’a pas été envoyé depuis ta page. Rouvre ton lien.
links-ended = Ce lien est fermé. Le tournoi est peut-être fini, tu n’y es plus, ou il y a un lien plus récent. Demande à la direction.
links-no-pages = Les liens ne marchent pas ici : ce bot n’a pas de pages web. Son hébergeur peut les activer avec HERALD_WEB et HERALD_WEB_URL.
links-not-encrypted = Les liens ne marchent pas ici : { $address } n’est pas chiffrée, d’autres pourraient les lire en route. HERALD_WEB_URL doit être en https.
links-over = Ce tournoi est fini : les liens n’ouvrent plus rien.
links-not-for = { $name } ne peut pas avoir de lien. Ils sont pour les joueurs inscrits qui n’agissent que pour eux-mêmes et ne dirigent pas le tournoi.
links-has-one = { $name } a un lien depuis { $since }. On ne peut plus le montrer, mais le remplacer.
links-made = Le lien de { $name } :
links-once = Ne le donne qu’à cette personne : il répond pour elle. Il n’est montré que cette fois ; un lien antérieur est fermé.
links-closed = Le lien de { $name } est fermé.
links-closed-all =
    { $count ->
        [one] { $count } lien est fermé.
       *[other] { $count } liens sont fermés.
    }
links-overview =
    { $guests ->
        [0] Il n’y a pas d’invités sans Discord.
        [one] { $guests } invité sans Discord, { $linked } avec un lien.
       *[other] { $guests } invités sans Discord, { $linked } avec un lien.
    }
links-would-close =
    { $count ->
        [one] { $count } invité a déjà un lien. Un nouveau fichier le ferme : il lui faut le nouveau.
       *[other] { $count } invités ont déjà des liens. Un nouveau fichier les ferme : il leur faut les nouveaux.
    }
links-file =
    { $count ->
        [one] { $count } lien, montré cette seule fois. Ne l’envoie qu’à la personne concernée, et supprime le fichier.
       *[other] { $count } liens, montrés cette seule fois. N’envoie chacun qu’à la personne concernée, et supprime le fichier.
    }
links-column-name = nom
links-column-link = lien

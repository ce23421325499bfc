### Ce que disent les formats.

format-tiered-league-title = Ligue à niveaux

format-tiered-league-summary = Des ligues de 5 à 10 par niveaux, avec montées et descentes, et un match pour le titre.

format-tiered-league-left-over = Il y a { $found } joueurs et des ligues pour { $limit } : les autres sont trop peu pour une ligue de 5 de plus.
format-tiered-league-left-over-holder = Outre le tenant du titre, il y a { $found } joueurs et des ligues pour { $limit } : les autres sont trop peu pour une ligue de 5 de plus.

format-tiered-league-tier-overfull = { $found } joueurs disent que leur dernière place mène au même niveau, qui a de la place pour { $limit }. Corrige last_tier et last_rank.

format-tiered-league-bad-record = last_tier et last_rank ne peuvent pas être sous 0. Corrige-les pour { $who }.

format-tiered-league-two-holders = Un seul joueur peut détenir le titre (last_tier 0). Corrige-le pour un de { $who }.

format-tiered-league-holder = { $who1 } détient le titre et attend le vainqueur de la ligue A.

format-tiered-league-full-tier = Niveau { $tier } : { $players } joueurs, ligues : { $leagues }.

format-tiered-league-lowest-tier = Niveau { $tier }, le plus bas : { $players } joueurs, ligues : { $leagues }.

format-tiered-league-lost-title = { $who1 } a perdu le titre et joue au niveau { $tier }.

format-tiered-league-stays-on-top = { $who1 } reste au niveau { $tier } : place { $rank } là-bas.

format-tiered-league-goes-up = { $who1 } monte au niveau { $tier } : place { $rank } au niveau { $last }.

format-tiered-league-stays = { $who1 } reste au niveau { $tier } : place { $rank } là-bas.

format-tiered-league-goes-down = { $who1 } descend au niveau { $tier } : place { $rank } au niveau { $last }.

format-tiered-league-in-lowest = { $who1 } était à la place { $rank } du niveau { $last } et joue au niveau { $tier }, le plus bas.

format-tiered-league-drawn = { $who1 } complète le niveau { $tier } : le meilleur de ceux qui restent, avec { $value }.

format-tiered-league-drawn-with-bonus = { $who1 } complète le niveau { $tier } : le meilleur de ceux qui restent, avec { $rating } + { $bonus } = { $value }.

format-tiered-league-drawn-disqualified = { $who1 } complète le niveau { $tier } : le meilleur de ceux qui restent, avec { $value } ; pas de bonus après une disqualification.

format-tiered-league-next-in-line = Le suivant pour le niveau { $tier } était { $who1 } avec { $value }.

format-tiered-league-left = { $who1 } joue au niveau { $tier }, le plus bas, et n’a pas de place du dernier cycle.

format-tiered-league-league = { $who1 } est numéro { $number } du niveau { $tier } ({ $rating }) et joue dans la ligue { $league }.

format-tiered-league-round = Parties { $round } sur { $rounds } de chaque ligue. Toutes sont ouvertes à la fois ; joue-les dans n’importe quel ordre.

format-tiered-league-table = { $who1 } et { $who2 } sont dans la ligue { $league }, où tous jouent contre tous.

format-tiered-league-walkover = { $who1 } a le point sans jouer : { $who2 } est parti.

format-tiered-league-title-game = Partie { $game } pour le titre : { $who1 } le détient, { $who2 } a gagné la ligue A. { $wins } { $wins ->
    [one] victoire suffit
   *[other] victoires suffisent
    }.

format-tiered-league-title-sides = { $who1 } prend noir dans la première partie par tirage au sort ; ensuite les côtés changent à chaque partie.

format-tiered-league-line-title = ↑ pour le titre

format-tiered-league-line-up = ↑ au niveau { $tier }

format-tiered-league-line-down = ↓ au niveau { $tier }

format-tiered-league-holds-title = { $who1 } détient le titre.

format-tiered-league-won-title = { $who1 } gagne le titre.

format-tiered-league-trophy = { $who1 } gagne le trophée pour la place { $place } de la ligue { $league }.

format-tiered-league-parted-by-sodos = { $who1 } est devant { $who2 } : mêmes points, mais gagnés contre des adversaires plus forts (SODOS).

format-tiered-league-parted-by-last-tier = { $who1 } est devant { $who2 } : égalité de points et de SODOS, mais à un niveau plus haut au dernier cycle.

format-tiered-league-parted-by-last-rank = { $who1 } est devant { $who2 } : égalité de points et de SODOS, mais mieux placé au dernier cycle.

format-tiered-league-parted-by-rating = { $who1 } est devant { $who2 } : égalité de points, de SODOS et du dernier cycle, mais meilleure cote.

format-tiered-league-parted-by-sign-up = { $who1 } est devant { $who2 } : égalité sur tout, mais inscrit plus tôt.

format-tiered-league-name-black = noir

format-tiered-league-name-black-2 = Noir

format-tiered-league-name-white = blanc

format-tiered-league-name-white-2 = Blanc

format-tiered-league-name-league-league = Ligue { $league }

format-tiered-league-name-title-match = Match pour le titre

format-tiered-league-name-no-rating = pas de cote

format-tiered-league-head-league = Ligue

format-tiered-league-column-league = La ligue et la place dedans.

format-tiered-league-column-sodos = Les points de tous ceux que le joueur a battus.

format-tiered-league-head-possible = Possible

format-tiered-league-column-possible = Les places de la ligue que le joueur peut encore atteindre.

format-tiered-league-head-next = Ensuite

format-tiered-league-column-next = Le niveau où mène cette place, si le prochain cycle a autant de niveaux.

format-tiered-league-field-last-tier = Le niveau au dernier cycle : 1 est la ligue A, 0 le titre ; vide pour les nouveaux.

format-tiered-league-field-last-rank = La place dans la ligue au dernier cycle ; 0 pour qui a perdu le titre.

format-tiered-league-field-last-disqualified = 1 si disqualifié au dernier cycle, par exemple au temps ; 0 sinon.

format-tiered-league-option-invitations-label = Invitations

format-tiered-league-option-invitations = Les inscrits doivent-ils accepter une invitation avant le début ? Qui ne le fait pas n’est pas retenu.

format-tiered-league-option-invitation-days-label = Jours d’invitation

format-tiered-league-option-invitation-days = Combien de jours on a pour répondre à l’invitation.

format-tiered-league-option-title-match = Le vainqueur de la ligue A défie-t-il le tenant du titre ? Non si le tenant ne participe pas.

format-tiered-league-option-title-games-label = Parties du titre

format-tiered-league-option-title-games = Le match pour le titre est au meilleur de tant de parties.

format-tiered-league-option-title-held = Quelqu’un détient-il déjà le titre ? Le tenant le garde s’il ne participe pas.

format-tiered-league-option-title-held-label = Titre détenu

format-tiered-league-title-kept-by-absent = Le titre reste à son tenant, qui ne participe pas : personne ne joue pour lui.

format-tiered-league-name-title = titre
format-tiered-league-missed-title-games = Rondes sans { $who1 } jusqu’ici : { $rounds }. Seul le titre s’y jouait ; elles ne comptent pas dans les ligues.

format-tiered-league-listed-rank-0 = la place 0 dit que le titre a été perdu et va avec le niveau 1

format-tiered-league-listed-holders = un seul joueur peut détenir le titre (niveau 0)

format-tiered-league-listed-lost-title = un seul joueur peut avoir perdu le titre (place 0)

format-tiered-league-listed-places = { $found } joueurs à la place { $place } du niveau { $tier }, qui avait { $limit } { $limit ->
    [one] ligue
   *[other] ligues
    } au plus

format-tiered-league-listed-holder = détient le titre

format-tiered-league-listed-lost = a perdu le titre

format-tiered-league-listed-lost-in = a perdu le titre, maintenant niveau { $tier }

format-tiered-league-listed-back = place { $rank } au niveau { $last }

format-tiered-league-listed-back-in = place { $rank } au niveau { $last }, maintenant niveau { $tier }

format-tiered-league-listed-disqualified = place { $rank } au niveau { $last }, disqualification

format-tiered-league-listed-disqualified-in = place { $rank } au niveau { $last }, disqualification, maintenant niveau { $tier }

format-tiered-league-listed-new = pas de place du dernier cycle

format-tiered-league-listed-new-in = pas de place du dernier cycle, maintenant niveau { $tier }

format-tiered-league-rule-invitations-yes = Chaque inscrit doit accepter une invitation avant le début ; sans réponse, on n’est pas de la partie.

format-tiered-league-rule-invitations-no = Qui s’inscrit joue ; il n’y a pas d’invitations.

format-tiered-league-rule-invitation-days = On peut répondre à une invitation pendant { $value } jours.

format-tiered-league-rule-title-held-yes = Quelqu’un détient déjà le titre, et le garde s’il ne participe pas.

format-tiered-league-rule-title-held-no = Personne ne détient le titre.

format-tiered-league-rule-title-match-yes = Le vainqueur de la ligue A défie le détenteur du titre.

format-tiered-league-rule-title-match-no = Personne ne joue pour le titre.

format-tiered-league-rule-title-games-1 = Le match pour le titre se joue en une partie.

format-tiered-league-rule-title-games = Le match pour le titre se joue au meilleur des { $value } parties.

format-tiered-league-title-kept-by = Le titre reste à { $who1 }, qui ne participe pas : personne ne joue pour lui.

format-tiered-league-title-kept-by-still = Le titre reste à { $who1 }, qui n’a pas participé.

format-tiered-league-title-kept-by-absent-still = Le titre reste à son tenant, qui n’a pas participé.

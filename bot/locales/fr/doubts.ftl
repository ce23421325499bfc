doubts-score = **{ $score }** est inhabituel ici : les scores sont le plus souvent entre { $low } et { $high }, et les écarts d’au plus { $margin }. C’est juste ?
doubts-right = C’est juste
doubts-before-start = Cette partie doit commencer { $start }. A-t-elle déjà été jouée ?
doubts-before-start-counts = Avant le début, ton annonce ne compte que si ton adversaire la confirme ou si un directeur tranche.
doubts-rating = **{ $rating }**, est-ce juste ? Les autres cotes vont de { $low } à { $high }.
doubts-rating-odd = **{ $rating }**, est-ce juste ? C’est une cote peu probable.
doubts-past = ⚠ { $what } est dans le passé.
doubts-order = ⚠ { $first } vient après { $second }.
doubts-prizes = ⚠ { $where } : { $lines } avec un texte dans *Prix*, mais { $option } dans les options du format. Est-ce voulu ?
doubts-class-named = Classe { $letter }
doubts-places = Places
doubts-no-rating = Sans cote, dont le placement a besoin
doubts-unrated = { $count } sur { $size } n’ont pas de cote : l’ordre est surtout celui de la liste, ou tiré au sort.
doubts-many-rounds = { $rounds } rondes pour { $size } inscrits : tout le monde rencontrerait tout le monde.
doubts-ratings-soon = Les cotes sont figées { $at }, et { $count } sur { $size } n’en ont pas : { $names }. Les têtes de série suivraient surtout l’inscription, ou le sort. `/players rating` ou `/players import` les saisit.
doubts-odd-scores =
    { $count ->
        [one] Un score est inhabituel
       *[other] { $count } scores sont inhabituels
    } ici, à vérifier : { $games }. `/round result` en corrige un.
# A member of a team reports otherwise than a team-mate. $name: the team-mate; $said: what they reported
doubts-team-mate = **{ $name }**, de ton équipe, a annoncé : { $said }. Annoncer autre chose à la place ?

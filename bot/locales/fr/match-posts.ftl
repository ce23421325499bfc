match-posts-best-of = au meilleur des { $games }
match-posts-press-winner = Qui a gagné ? Un clic le saisit, un autre de ton adversaire le confirme.
match-posts-press-score = Comment ça s’est fini ? Clique sur le score, tes parties d’abord.
match-posts-taken-back = Ce match ne compte plus : il n’y a rien à saisir ici.
match-posts-no-threads = Je ne peux pas ouvrir de fils dans <#{ $channel }>, je publie donc les matchs dans le salon lui-même. Pour donner un fil à chacun, autorise-moi *Créer des fils publics* ou ferme quelques fils du serveur.
match-posts-voice = Salon vocal : <#{ $channel }>

cycle-invitations-go-out = Tous les inscrits reçoivent une invitation
cycle-makes-room = Ceux qui ne viennent pas laissent leur place au suivant sur la liste d'attente
cycle-next-game = La partie suivante s'ouvre
cycle-unfinished = Rappel aux joueurs dont des parties ne sont pas finies
cycle-declined = L'invitation a été déclinée.
cycle-no-answer = L'invitation est restée sans réponse à temps.
cycle-overdue = Ces parties devaient être finies avant le { $until }. Annonce le résultat, ou dis à un directeur ce qui coince.
cycle-overdue-for-directors = Ces parties devaient être finies avant le { $until }. Tranche avec `/judge forfeit` ou `/round result`, ou donne plus de temps avec `/td options`.

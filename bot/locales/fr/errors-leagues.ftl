errors-leagues-no-ratings-off = La lecture depuis online-go.com est désactivée par l'hébergeur de ce bot. Utilise plutôt `/players import`.
errors-leagues-no-ratings-elsewhere = Ce tournoi ne prend pas ses classements sur online-go.com. Envoie-les avec `/players import`.
errors-leagues-no-ratings-nobody = Personne n'a encore donné son numéro sur online-go.com. Il est demandé à l'inscription et peut être importé dans une colonne `ogs_id` avec `/players import`.
errors-leagues-no-group = Cette ligue n'existe pas ici, ou tu ne joues dans aucune. Choisis-en une dans la liste avec `/tournament league`.
errors-leagues-no-last-cycle = **{ $title }** ne fait suite à aucun tournoi joué. Crée le prochain cycle avec `/td create after:`.
errors-leagues-what-or-after = Choisis un modèle ou un format avec `what:`, ou le tournoi précédent avec `after:` ; pas les deux.
errors-leagues-no-ratings-unlinked = Personne n'a encore lié de compte sur le serveur de jeu de ce tournoi. Cela se fait avec `/me account`.

### Notes about people who are not to take part for a time. Names and reasons come in ready to be shown.
exclusions-entered = **{ $name }** s’est inscrit. Une note du { $since } dit : pas de participation avant { $until } : { $reason } Ce n’est qu’une information ; `/players withdraw` retire la personne.
exclusions-preview = C’est aussi noté pour les autres tournois de ce serveur jusqu’au { $until }, puis cela prend fin tout seul : les directeurs sont prévenus quand **{ $name }** s’inscrit. `/me data` le montre à la personne.
exclusions-about-you = Il contient aussi une note : pas de participation aux tournois d’un serveur avant le { $until } : { $reason }

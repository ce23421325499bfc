### Notes about people who are not to take part for a time. Names and reasons come in ready to be shown.
exclusions-entered = **{ $name }** se ha inscrito. Una nota del { $since } dice que no participe hasta { $until }: { $reason } Es solo un aviso; `/players withdraw` le da de baja.
exclusions-preview = También se anota para otros torneos de este servidor hasta { $until }, y luego termina solo: los directores se enteran cuando **{ $name }** se inscribe. `/me data` se lo muestra.
exclusions-about-you = También contiene una nota: no participar en torneos de un servidor hasta { $until }: { $reason }

mishaps-broken = Désolé, quelque chose s'est mal passé de mon côté. Rien n'a changé, et l'incident est noté. Réessaie, ou préviens un directeur.
mishaps-too-late = Désolé, il y a foule en ce moment, et je n'ai pas pu ouvrir le formulaire à temps. Réessaie.
mishaps-not-here = Je ne vois pas la personne ou la chose que tu as choisie : elle doit être sur ce serveur, et je dois avoir le droit de la voir.

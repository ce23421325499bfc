mishaps-broken = Désolé, quelque chose s’est mal passé de mon côté. Rien n’a changé, et l’incident est noté. Réessaie, ou préviens un directeur.
mishaps-may-have-counted = Désolé, quelque chose s’est mal passé pendant que je répondais, et l’incident est noté. Ton action a peut-être compté quand même : vérifie avant de recommencer.
mishaps-too-late = Désolé, il y a foule en ce moment, et je n’ai pas pu ouvrir le formulaire à temps. Réessaie.
mishaps-not-here = Je ne vois pas la personne ou la chose que tu as choisie : elle doit être sur ce serveur, et je dois avoir le droit de la voir.
mishaps-unreadable = Je n’ai pas le droit de lire ce qui est écrit dans <#{ $channel }> : je ne sais donc pas si mon dernier message y est arrivé. Donne-moi la permission *Voir les anciens messages* : d’ici là j’attends, pour que rien ne paraisse deux fois.
mishaps-unusable = Je ne peux pas utiliser ce que tu as saisi. Rien n’a changé ; vérifie et réessaie.
mishaps-face-failed =
    Quelque chose que seul le format { $format } montre n’a pas marché : { $part ->
       *[posts] des messages
        [pictures] des images
        [preview] un aperçu
        [field] la liste des participants
        [dates] les dates des rondes
        [files] des fichiers
    }. Le tournoi continue, et tout le reste est publié. La raison est dans le journal de ce bot, chez qui l’héberge.

### What cannot be delivered, and what to do about it.

delivery-held-no-permission = Je n’ai pas le droit d’écrire dans <#{ $channel }>. Accorde-moi dans ce salon *Voir le salon*, *Envoyer des messages*, *Envoyer des messages dans les fils*, *Intégrer des liens* et *Joindre des fichiers*, ou choisis un autre salon avec `/td set-channel`. D’ici là mes messages attendent ; aucun n’est perdu.
delivery-held-no-channel = Le salon où j’écris a été supprimé. Choisis-en un autre avec `/td set-channel` : tout ce qui attend y sera publié.
delivery-held-no-server = Je ne suis plus sur ton serveur et ne peux donc rien y publier. Invite-moi de nouveau, et je publierai ce qui attend.
delivery-held-dm-limit = Discord ne me laisse écrire pour la première fois qu’à peu de personnes. Je le fais l’une après l’autre ; d’ici là tout est sous `/me next`.
delivery-held-quarantined = Discord ne me laisse pas écrire à quelqu’un pour la première fois en ce moment. Tout se trouve sous `/me next` ; je continue d’essayer et j’écrirai dès que je pourrai.
delivery-held-event-limit = Ton serveur a autant d’événements prévus que Discord en permet (100). Supprimes-en ou termines-en : mes événements attendent d’ici là, et tout le reste continue.
delivery-held-thread-limit = Ton serveur a autant de fils ouverts que Discord en permet. Fermes-en ou supprimes-en : ce qui va dans de nouveaux fils attend d’ici là, et tout le reste continue.
delivery-held-moderation = Un filtre refuse ce que je veux publier dans <#{ $channel }> : l’AutoMod de ton serveur, ou celui de Discord contre les liens nuisibles. Ajoute mon rôle à ceux qu’AutoMod ignore (*Paramètres du serveur*, *AutoMod*), ou change le nom ou le lien qu’il bloque. Mes messages y attendent d’ici là ; aucun n’est perdu.
delivery-not-posted =
    { $count ->
        [one] { $titles } : les appariements sont faits, mais je n’ai pas encore pu les publier.
       *[other] { $titles } : les appariements sont faits, mais je n’ai pas encore pu les publier.
    }
delivery-announcement-waits = Ton annonce est conservée, mais je n’ai pas encore pu la publier.
delivery-discord-down = Discord ne répond pas comme il le devrait. Je continue d’essayer et publierai tout dans l’ordre dès que possible.
delivery-title = Distribution : { $title }
delivery-all-delivered = Tout ce que j’avais à dire a été distribué.
delivery-waiting =
    { $count ->
        [one] **Un message attend.** { $why }
       *[other] **{ $count } messages attendent.** { $why }
    }
delivery-expired =
    { $count ->
        [one] Un rappel n’a pas pu être envoyé à temps et a été abandonné.
       *[other] { $count } rappels n’ont pas pu être envoyés à temps et ont été abandonnés.
    }
delivery-refused =
    { $count ->
        [one] **Discord a refusé un message.** C’est une erreur de ma part : préviens l’hébergeur. *Publier de nouveau* le retente.
       *[other] **Discord a refusé { $count } messages.** C’est une erreur de ma part : préviens l’hébergeur. *Publier de nouveau* les retente.
    }
delivery-unreached = Je ne peux pas écrire à ces personnes ; elles trouvent tout sous `/me next` :
delivery-departed = Ces joueurs ont quitté le serveur :
delivery-tried = J’ai tout essayé encore une fois.
delivery-post-again =
    { $count ->
        [one] Un message est retenté.
       *[other] { $count } messages sont retentés.
    }
delivery-nothing-again = Il n’y a rien à publier de nouveau.
delivery-removed = J’ai été retiré du serveur de **{ $title }**. Son calendrier est en pause et tout est conservé. Invite-moi de nouveau pour continuer.
delivery-back = Je suis de retour sur le serveur. Le calendrier de **{ $title }** était en pause pendant mon absence ; un directeur le relance avec `/td pause resume:True`.

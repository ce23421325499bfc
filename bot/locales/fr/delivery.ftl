### What cannot be delivered, and what to do about it.

delivery-held-no-permission = Je n’ai pas le droit d’écrire dans <#{ $channel }>. Accordez-moi dans ce salon *Voir le salon*, *Envoyer des messages*, *Envoyer des messages dans les fils*, *Intégrer des liens* et *Joindre des fichiers*, ou choisissez un autre salon avec `/td channel`. D’ici là mes messages attendent ; aucun n’est perdu.
delivery-held-no-channel = Le salon où j’écris a été supprimé. Choisissez-en un autre avec `/td channel` : tout ce qui attend y sera publié.
delivery-held-no-server = Je ne suis plus sur votre serveur et ne peux donc rien y publier. Invitez-moi de nouveau, et je publierai ce qui attend.
delivery-held-quarantined = Discord ne me laisse pas écrire à quelqu’un pour la première fois en ce moment. Tout se trouve sous `/me next` ; je continue d’essayer et j’écrirai dès que je pourrai.

errors-storage-log-codes-empty = Le fichier est vide.
errors-storage-log-codes-not-json = La ligne { $line } du fichier est illisible.
errors-storage-log-codes-not-a-log = Le fichier n’est pas un tournoi exporté.
errors-storage-log-codes-version = Le fichier a été écrit par une version plus récente que celle-ci.
errors-storage-log-codes-header = La première ligne du fichier est abîmée.
errors-storage-log-codes-no-events = Le fichier ne contient aucun évènement.
errors-storage-log-codes-event = La ligne { $line } contient un évènement que cette version ne sait pas lire.
errors-storage-log-codes-newer = À partir de la ligne { $line }, le fichier a été écrit par une version plus récente que celle-ci. Mets d’abord à jour.
errors-storage-log-codes-sequence = La ligne { $line } n’est pas à sa place : des lignes manquent ou sont en double.
errors-storage-log-codes-command = La ligne { $line } n’est pas à sa place : les effets d’une même commande sont séparés.
errors-storage-log-codes-start = Le fichier ne commence pas par la création d’un tournoi.
errors-storage-log-codes-impossible = À partir de la ligne { $line }, le fichier raconte des choses qui n’ont pas pu se produire.
errors-storage-newer-database = La base de données a été écrite par une version plus récente ({ $found } ; celle-ci connaît { $known }). Mets d’abord à jour.
errors-storage-no-image = Une base de données { $backend } ne peut pas être sauvegardée avec le bac à sable ; un fichier SQLite, si.
errors-storage-damaged-image = La base de données de ce fichier est abîmée.
errors-storage-unusable-database = Je ne peux rien enregistrer pour l’instant, donc rien n’a changé. Préviens la personne qui m’héberge et réessaie plus tard.
errors-storage-closed-database = Je suis en train de redémarrer. Réessaie dans une minute.
errors-storage-unknown-tournament = Je ne trouve pas ce tournoi. Choisis-en un dans la liste en tapant.
errors-storage-tournament-exists = Quelqu’un d’autre vient de créer un tournoi. Réessaie.
errors-storage-stale-write = Trop de monde a agi au même instant. Rien n’est perdu ; réessaie.
errors-storage-already-done = C’est déjà fait. Rien n’a été fait deux fois.
errors-storage-unreadable-event-newer = Une version plus récente de Herald a modifié ce tournoi. Rien n’est perdu : demande à l’hébergeur de mettre à jour, puis continue.
errors-storage-unreadable-event = L’entrée { $seq } du journal de ce tournoi est illisible pour cette version. Préviens l’hébergeur.
errors-storage-unknown-person = Je ne connais plus cette personne. Réessaie.
errors-storage-unknown-row = Ce message n’attend plus d’être envoyé.
errors-storage-bad-line = Le fichier est illisible à la ligne { $line }.
errors-storage-bad-log = { $what } Rien n’a été importé.
# An imported log was changed at a line.
errors-storage-log-codes-bent = La ligne { $line } du fichier n’est pas telle qu’elle a été exportée : quelqu’un l’a modifiée ou a supprimé la précédente.
# An imported log has lost a hash.
errors-storage-log-codes-bare = La ligne { $line } du fichier n’a plus d’empreinte : quelqu’un l’a donc ajoutée ou modifiée.
# An imported log is shorter than it was.
errors-storage-log-codes-cut = Le fichier a été coupé : il manque des lignes après la ligne { $line }.
# An imported log is longer than it was.
errors-storage-log-codes-added = À partir de la ligne { $line }, le fichier contient des lignes qui n’y étaient pas à l’exportation.
# The first line of an imported log was changed.
errors-storage-log-codes-sealed = La première ligne du fichier n’est pas telle qu’elle a été exportée : des noms ou le titre ont été modifiés.
errors-storage-too-many-webhooks = Un tournoi a au plus { $most } webhooks. Retires-en d’abord un : `/td webhook`.

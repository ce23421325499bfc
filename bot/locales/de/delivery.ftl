### What cannot be delivered, and what to do about it.

delivery-held-no-permission = Ich darf in <#{ $channel }> nicht schreiben. Bitte erlaube mir dort *Kanal anzeigen*, *Nachrichten senden*, *Nachrichten in Threads senden*, *Links einbetten* und *Dateien anhängen*, oder wähle mit `/td channel` einen anderen Kanal. Bis dahin warten meine Beiträge; keiner geht verloren.
delivery-held-no-channel = Der Kanal, in dem ich schreibe, wurde gelöscht. Bitte wähle mit `/td channel` einen anderen: Was wartet, erscheint dann dort.
delivery-held-no-server = Ich bin nicht mehr auf eurem Server und kann dort nichts schreiben. Lade mich wieder ein, dann hole ich nach, was wartet.
delivery-held-quarantined = Discord lässt mich im Moment niemanden zum ersten Mal anschreiben. Alles steht unter `/me next`; ich versuche es weiter und schreibe, sobald ich darf.

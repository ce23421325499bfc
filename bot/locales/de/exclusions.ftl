### Notes about people who are not to take part for a time. Names and reasons come in ready to be shown.
exclusions-entered = **{ $name }** hat sich angemeldet. Ein Vermerk vom { $since } sagt: keine Teilnahme bis { $until }: { $reason } Das ist nur ein Hinweis; `/players withdraw` nimmt sie heraus.
exclusions-preview = Es wird auch für weitere Turniere auf diesem Server vermerkt, bis { $until }, dann endet es von selbst: Die Turnierleitung erfährt, wenn **{ $name }** sich anmeldet. `/me data` zeigt es der Person.
exclusions-about-you = Darin steht auch ein Vermerk, dass du bis { $until } nicht an Turnieren eines Servers teilnehmen sollst: { $reason }

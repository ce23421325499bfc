page-switch-no-pages = Ten bot nie ma stron internetowych. Jego administrator może je włączyć przez HERALD_WEB.
page-switch-off = Ten turniej nie ma strony w sieci. `/td page show:True` ją otwiera.
page-switch-on = Strona jest otwarta dla każdego, kto ma ten link: { $address }
page-switch-found = Jest na liście wszystkich turniejów i mogą ją znaleźć wyszukiwarki.
page-switch-hidden = Wyszukiwarki są proszone o jej pominięcie i nie ma jej na żadnej liście.
page-switch-log = Po końcu turnieju każdy może pobrać stamtąd cały dziennik. Jest w nim wszystko, co przesłali gracze: kiedy mogli grać, odwołania, sprzeciwy.

### Time zones: asking for one, saying it back. What people typed comes in ready to be shown.

zones-form-title = Your time zone
zones-field = Where do you live?
zones-field-help = A city, a country, a zone or an offset. Asked once; change it with /me timezone.
zones-placeholder = Berlin, New York, Brazil, UTC+2
zones-change = Change zone
zones-other = Somewhere else
zones-set-zone = Set my time zone
# The check that everybody can make at a glance.
zones-clock-reads = Your clock now reads **{ $clock }** ({ $zone }). If it does not, press **{ zones-change }**.
# Nobody knows the person's zone.
zones-not-asked-yet = I don't know your time zone yet. Times I show you are right anyway; for times you type, I need it.
# Several zones could be meant.
zones-which = “{ $typed }” could be several time zones. Which of these clocks is right for you?
# A choice: a zone and what its clocks show
zones-clock-now = { $zone } (now { $clock })

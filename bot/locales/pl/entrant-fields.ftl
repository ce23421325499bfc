entrant-fields-ogs-id = Twój numer na online-go.com: jest w adresie profilu.
entrant-fields-ogs-id-label = Twój numer na online-go.com

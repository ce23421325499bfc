forms-correct = Popraw
forms-change = Zmień
forms-which-form = Który formularz? Każdy otwiera się z tym, co już od ciebie przyszło.
forms-not-yet = Jeszcze nic.
forms-missing = Jeszcze brakuje
forms-forms = Formularze
forms-handed-in-by = Przesłane
forms-still-missing = Jeszcze brakuje
forms-nobody = Nikt.
forms-sealed-note = Zapieczętowane: zajrzeć mogą tylko organizatorzy, przez `/forms look`, a dziennik to notuje.
forms-nothing-there = Nic jeszcze nie przyszło, więc nie ma czego czytać.
forms-reminder = Potrzebuję jeszcze od ciebie: **{ $title }**. Prześlij do: { $due }.
forms-over = **{ $title }**: czas minął. Brakuje: { $missing }.
forms-everybody-has = **{ $title }**: czas minął i mam komplet.
forms-to-do = Prześlij **{ $title }**.
forms-looked-at = { $title }: co przyszło
forms-noted = { $game }, zanotowano: **{ $label }**.
forms-reminder-due = Przypomnienie o „{ $title }”
forms-time-is-up = Mija termin „{ $title }”
forms-asked-publicly = **{ $title }**: { $help_text }
forms-asked-publicly-due = **{ $title }** (do: { $due }): { $help_text }
forms-how-many-asked =
    { $count ->
        [one] Pytanie dostaje { $count } gracz.
        [few] Pytanie dostają { $count } gracze.
       *[many] Pytanie dostaje { $count } graczy.
    }
forms-change-until = Termin: { $due }; do tego czasu możesz to zmienić.
forms-arrived = **{ $title }** jest u mnie. Rozumiem to tak:
forms-you-can-change = Możesz to zmienić do: { $due } ({ $distance }).
forms-see-receipts = `/me sent` pokazuje, kiedy przyszło.
forms-handed-in-for = **{ $title }** jest u mnie, gracz **{ $name }**:
forms-by-director = Organizator przesyła za ciebie **{ $title }**:
forms-not-right = **{ $title }**: coś się jeszcze nie zgadza; nic nie zapisano:
forms-asking = { "" }**{ $title }**, do odpowiedzi: { $count }, { $reached }.
forms-asking-due = { "" }**{ $title }**, termin: { $due }, do odpowiedzi: { $count }, { $reached }.
forms-state =
    { $sealed ->
        [yes] **{ $title }** (bez terminu, zapieczętowane)
       *[no] **{ $title }** (bez terminu)
    }
forms-state-due =
    { $sealed ->
        [yes] **{ $title }** (do: { $due }, zapieczętowane)
       *[no] **{ $title }** (do: { $due })
    }
forms-missing-of = Jeszcze brakuje: { $title }, do: { $due }
forms-closed = Za późno na **{ $title }**: organizator to zamknął.
forms-leave-instead = Termin odpowiedzi minął: { $due }. Jeśli jednak nie możesz grać, naciśnij **{ $leave }**: wejdzie następna osoba z listy.
forms-not-handed-in = Nic nie przyszło
forms-reached-chat = { $count } zapytano na czacie
forms-reached-link = { $count } przez link
forms-reached-none =
    { $count ->
        [one] { $count } jest nieosiągalny
        [few] { $count } są nieosiągalni
       *[many] { $count } jest nieosiągalnych
    }
forms-answer-for-them = Odpowiedz za nich przez `/players edit-many what:answers` albo daj im linki przez `/guests link`.
forms-others-elsewhere =
    { $count ->
        [one] Jeszcze { $count } gracz jest poza Discordem i odpowiada osobistym linkiem lub przez organizatora.
        [few] Jeszcze { $count } gracze są poza Discordem i odpowiadają osobistymi linkami lub przez organizatora.
       *[many] Jeszcze { $count } graczy jest poza Discordem i odpowiada osobistymi linkami lub przez organizatora.
    }

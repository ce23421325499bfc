remedies-reopened = Zapisy są znów otwarte i ogłoszone.
remedies-left-out = Pominięto: { $names }.
remedies-leave-out-now = Pomiń
remedies-publish-early = Ogłoś bez nich
remedies-really-leave-out = Pominąć: { $names }? Wszyscy przeczytają, że nie ma miejsca dla tylu graczy. `/td undo` ich przywraca.
remedies-answers-awaited =
    { $count ->
        [one] { $names } może jeszcze odpowiedzieć do: { $until }
        [few] { $names } mogą jeszcze odpowiedzieć do: { $until }
       *[many] { $names } mogą jeszcze odpowiedzieć do: { $until }
    }. Kogo pominąć, można zdecydować potem.
remedies-would-leave-out =
    { $count ->
        [one] { $names }: jeszcze bez odpowiedzi, możliwa do: { $until }. Ogłoszenie teraz pomija tego gracza.
        [few] { $names }: jeszcze bez odpowiedzi, możliwa do: { $until }. Ogłoszenie teraz pomija tych graczy.
       *[many] { $names }: jeszcze bez odpowiedzi, możliwa do: { $until }. Ogłoszenie teraz pomija tych graczy.
    }
remedies-accepted = Przyjęte zaproszenia: { $yes } z { $invited }, bez odpowiedzi: { $silent }; potrzeba co najmniej { $least }.
remedies-not-asked-yet = Nikt nie dostał jeszcze pytania: `/forms ask form:{ $form }`.

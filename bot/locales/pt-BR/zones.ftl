### Time zones: asking for one, saying it back.

zones-form-title = Seu fuso horário
zones-field = Onde você mora?
zones-field-help = Uma cidade, um país, um fuso ou uma diferença. Pergunto só uma vez; mude com /me timezone.
zones-placeholder = São Paulo, Manaus, Portugal, UTC-3
zones-change = Mudar fuso
zones-other = Em outro lugar
zones-set-zone = Definir meu fuso
zones-clock-reads = Seu relógio agora mostra **{ $clock }** ({ $zone }). Se não for isso, aperte **{ zones-change }**.
zones-not-asked-yet = Ainda não sei o seu fuso horário. Os horários que mostro estão certos de qualquer forma; para os que você digita, preciso dele.
zones-which = “{ $typed }” pode ser vários fusos. Qual destes relógios está certo para você?
zones-clock-now = { $zone } (agora { $clock })

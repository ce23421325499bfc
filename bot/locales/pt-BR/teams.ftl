### Teams and their members, guests and the people who speak for them.

teams-field = Nome da equipe
teams-field-help = Deixe vazio para jogar com o seu próprio nome.
teams-add-others = Inclua os outros com `/team add`: uma equipe tem até { $most } pessoas, e qualquer uma delas pode informar resultados.
teams-joined = { $name } agora joga em { $entrant } e pode informar, fazer check-in e responder pela equipe.
teams-left = { $name } não joga mais em { $entrant }.
teams-speaks = { $name } agora fala por { $entrant }: pode informar, fazer check-in e responder em seu lugar.
teams-silent = { $name } não fala mais por { $entrant }.
teams-members = Na equipe: { $names }
teams-voice = Convidado; quem fala por ele: { $names }

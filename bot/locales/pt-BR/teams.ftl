### Teams and their members, guests and the people who speak for them.

teams-field = Nome da equipe
teams-field-help = Deixe vazio para jogar com o seu próprio nome.
teams-add-others = Diga aos outros que apertem **Entrar em equipe**: uma equipe tem até { $most } pessoas, e qualquer uma delas pode informar resultados. Você também pode escolher jogadores livres.
teams-joined = { $name } agora joga em { $entrant } e pode informar, fazer check-in e responder pela equipe.
teams-left = { $name } não joga mais em { $entrant }.
teams-speaks = { $name } agora fala por { $entrant }: pode informar, fazer check-in e responder em seu lugar.
teams-silent = { $name } não fala mais por { $entrant }.
teams-members = Na equipe: { $names }
teams-voice = Convidado; quem fala por ele: { $names }
teams-new = Nova equipe
teams-how-to-join = Aperte **Entrar em equipe** para achar a sua, ou **Nova equipe** para criar uma. Para sair, use `/leave`.
teams-which = Qual equipe?
teams-any = Qualquer uma: me ponha na lista
teams-none = Nenhuma: me tire da lista
teams-room = { $team } ({ $members } de { $most })
teams-you-joined = Você está em **{ $team }** e pode informar resultados por ela. Equipe errada? `/team remove` tira você.
teams-you-wait = Você está na lista de jogadores livres. Um capitão pode escolher você, ou a direção forma as equipes.
teams-you-left = Você saiu da lista de jogadores livres.
teams-free = Procuram equipe: { $names }
teams-line = **{ $team }** ({ $members } de { $most }): { $names }
teams-whom = Quem entra com você?
teams-picked = Agora em **{ $team }**: { $names }.
teams-drawn = As equipes estão sorteadas:
teams-drawn-why =
    { $rated ->
        [yes] Equilibradas por rating: os mais fortes vieram antes, cada um para a menor equipe e, entre elas, para a mais fraca. `/tournament verify what:draws` tem o sorteio.
       *[no] Por sorteio, para todas as equipes terem o máximo de pessoas possível. `/tournament verify what:draws` tem o sorteio.
    }
teams-drawn-name = Equipe { $number }
teams-count =
    { $count ->
        [one] { $count } equipe
       *[other] { $count } equipes
    }
teams-count-of =
    { $count ->
        [one] { $count } equipe
       *[other] { $count } equipes
    } de { $capacity }
teams-closed =
    Inscrições para **{ $title }** encerradas: { $entered ->
        [one] { $entered } equipe
       *[other] { $entered } equipes
    }.
teams-closed-waiting =
    Inscrições para **{ $title }** encerradas: { $entered ->
        [one] { $entered } equipe
       *[other] { $entered } equipes
    }, { $waiting } na lista de espera.
teams-length =
    Com { $teams } equipes: { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }, cerca de { $length } com { $minutes } minutos por partida.
teams-stage-started =
    {""}**{ $title }** começa com { $entrants ->
        [one] { $entrants } equipe
       *[other] { $entrants } equipes
    }.
teams-stage-started-rounds =
    {""}**{ $title }** começa com { $entrants ->
        [one] { $entrants } equipe
       *[other] { $entrants } equipes
    } e { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
teams-wait-for-confirmation = Sua equipe já informou. **{ $opponent }** pode contestar até { $silent_at }; depois vale.
teams-who-leaves = Quem sai: só você, ou **{ $team }** inteira?
teams-only-me = Só eu
teams-whole-team = A equipe inteira
teams-guest-joined = { $name } agora joga em { $entrant }, como convidado.
teams-guest-waits = { $name } está na lista de jogadores livres, como convidado.
teams-guest-gone = { $name } saiu da lista de jogadores livres.

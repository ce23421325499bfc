### A guest and a member who are the same person.

same-person-question = **{ $member }** é o convidado **{ $guest }**? Então isto passa a ser dessa conta: { $tournaments }.
same-person-yes = É a mesma pessoa
same-person-done =
    { $count ->
        [one] O convidado **{ $guest }** é { $member } no Discord: { $count } torneio agora é dessa conta.
       *[other] O convidado **{ $guest }** é { $member } no Discord: { $count } torneios agora são dessa conta.
    }
same-person-undo = Desfazer
same-person-undone = O convidado **{ $guest }** e { $member } voltam a ser duas pessoas.
same-person-claim = Você é **{ $guest }** de **{ $tournament }**? Então tudo o que foi lançado com esse nome aqui passa a ser seu, e o link fecha.
same-person-claim-yes = Sim, sou eu
same-person-claimed = Boas-vindas! O que **{ $guest }** mandou agora é seu, e você continua jogando pelo Discord. A direção já sabe.

### Notes about people who are not to take part for a time.

exclusions-entered = **{ $name }** se inscreveu. Uma anotação de { $since } diz que essa pessoa não deve participar até { $until }: { $reason } Isto é só um aviso; `/players withdraw` a retira.
exclusions-preview = Também fica anotado para outros torneios deste servidor até { $until }, e depois acaba automaticamente: a direção é avisada quando **{ $name }** entra em um. `/me data` mostra isso à pessoa.
exclusions-about-you = Ele também tem uma anotação de que você não deve participar dos torneios de um servidor até { $until }: { $reason }

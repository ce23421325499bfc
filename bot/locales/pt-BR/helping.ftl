### What `/help` answers.

helping-found = Talvez seja isto:
helping-nothing-found = Não achei nada para “{ $words }” que você possa usar aqui agora. Tente outra palavra, como *pairings*.
helping-how-to-find = Procurando algo? `/help find:` aceita qualquer palavra: check-in, W.O., pareamento …
helping-nothing-here = Não há torneio neste canal. `/tournament list` mostra os deste servidor.
helping-host = Ainda não há torneio neste canal. `/td tonight` começa um para quem está aqui, `/td create` planeja um maior.
helping-director = Você dirige este: o botão abaixo dá o próximo passo, `/td options` muda as coisas, `/td undo` desfaz o último passo.
helping-player = Essa é a sua parte. `/tournament standings` e `/tournament pairings` mostram o resto.
helping-visitor = Neste canal está **{ $title }**. Veja o que você pode fazer agora:

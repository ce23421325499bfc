### Sentences for typed availability, zones and forms.

errors-schedule-availability-reasons-unknown-word = tem uma palavra que não conheço
errors-schedule-availability-reasons-bad-time = não é um horário do dia
errors-schedule-availability-reasons-empty-range = acaba quando começa
errors-schedule-availability-reasons-missing-end = está cortado
errors-schedule-availability-reasons-none-with-others = diz “none” junto com outros horários
errors-schedule-availability-reasons-nothing-said = está vazio
errors-schedule-example = `thu 18-22, sat 10-14`
errors-schedule-time-reasons-nothing-said = Digite um dia e um horário
errors-schedule-time-reasons-unknown-word = Não entendo “{ $part }”
errors-schedule-time-reasons-said-twice = “{ $part }” é um segundo dia ou horário; informe um de cada
errors-schedule-time-reasons-no-time = “{ $part }” não tem horário
errors-schedule-time-reasons-no-day = “{ $part }” não tem dia do mês
errors-schedule-time-reasons-impossible = “{ $part }” não existe em nenhum calendário ou relógio
errors-schedule-time-reasons-wrong-weekday = “{ $part }” cai em outro dia da semana
errors-schedule-time-reasons-skipped = Os relógios pulam “{ $part }” nessa noite. O primeiro momento depois é { $nearest }
errors-schedule-time-reasons-two-meanings = “{ $part }” pode ser { $choices }
errors-schedule-time-example = `5 jan 19:00`, `tomorrow 18:30` ou `fri 7pm`
errors-schedule-unknown-zone = Não conheço o fuso horário “{ $zone }”. Escolha um da lista, como America/Sao_Paulo ou Europe/Madrid.
errors-schedule-too-many-slots = Esta semana tem { $found } horários de início, e um formulário comporta { $limit }. Escreva seus horários em uma linha, como { errors-schedule-example }.
errors-schedule-unknown-slot = Este formulário é de outra semana. Abra de novo, por favor.
errors-schedule-silent = não há nada ali
errors-schedule-availability-text = Não consigo ler seus horários: { $problems }. Escreva como { $example }.
errors-schedule-time-input = { $text }. Escreva como { $example }.

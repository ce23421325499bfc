### 추첨과 확인 방법.

draws-draws = 추첨
draws-no-draws = 아직 추첨한 것이 없어요.
draws-how-to-check = 모든 추첨은 다시 계산할 수 있어요. `seed/purpose/counter` 텍스트의 SHA-256을 숫자 N으로 읽고 `low + N mod (high - low + 1)`을 계산하세요. (N이 너무 커서 작은 값이 유리해지면, 그렇지 않을 때까지 텍스트에 `/1`, `/2`, ...를 붙여요.) 각 시드는 미리 정해 둔 대회의 시드에서 나와요.
draws-nobody-in-time = 제때 답한 사람이 없어서 이걸로 정해졌어요.
draws-by-director = 운영자가 입력했어요.
draws-seed-commitment-line-no-seed = -# 공정한 추첨: 모든 추첨은 이미 정해져 있고 끝나면 공개되는 난수 하나에서 나와요. 그 SHA-256: `{ $commitment }`
draws-seed-commitment-line = -# 공정한 추첨: 난수는 `{ $seed }`였고, 그 SHA-256은 `{ $commitment }`예요.
draws-announced = { $low }부터 { $high } 사이의 숫자를 추첨해요. 비밀 값은 정해져 있고, 그 SHA-256은 `{ $commitment }`예요. 모두 확인할 수 있게 비밀 값은 결과와 함께 공개해요.
draws-call-until = 추첨 전, { $due }까지 외쳐야 해요. 둘 중 누구든 할 수 있어요.
draws-answered-by = { $name } 님이 답했어요.
draws-seed-line = 시드 `{ $seed }`
draws-example = 첫 번째는 정확히 `{ $seed }/{ $purpose }/{ $counter }`의 해시를 구하세요.
draws-word-given =
    { $for_all ->
        [yes] { $who } 님이 모든 추첨에 단어 “{ $word }” 하나를 섞었어요.
       *[no] { $who } 님이 추첨에 단어 “{ $word }” 하나를 섞었어요.
    }
draws-told-secret = 비밀 값은 `{ $secret }`였어요.
draws-told-mixed = 섞은 순서: { $given }. 단어마다 비밀 값, 슬래시, 단어를 이은 것의 해시가 새 비밀 값이 되고, 그 결과는 `{ $seed }`예요.
draws-told-number = `{ $text }`의 SHA-256을 { $size }(으)로 나눈 나머지: { $rest }. 그래서 추첨된 수: { $value }.
draws-draw-line = { $purpose }: **{ $value }** ({ $low }–{ $high } 중)
# When words close and the draw is made.
draws-closes = 낱말은 { $at }까지 받고, 그때 추첨해요.
# A public beacon will be mixed into the draw. $at is a moment.
draws-beacon = 마지막으로 공개 비콘 drand가 { $at }에 { $round }회차로 발표하는 값을 섞어요. 그 전에는 아무도 몰라요: `{ $address }`
# The host cannot reach a public beacon.
draws-no-beacon = 이 서버는 공개 비콘에 닿지 못해서 섞지 않아요. 그래서 미리 아무도 모르는 것은 여러분의 낱말뿐이에요.
# How the number will be computed. $purpose is a text to hash.
draws-how = 계산법: 섞는 것마다 차례로 `비밀/낱말`의 SHA-256이 비밀을 대신해요. 수는 `비밀/{ $purpose }/0`의 SHA-256을 { $size }로 나눈 나머지에 { $low }을 더한 값이에요.
# The last thing mixed in was the beacon's randomness.
draws-told-beacon = 마지막 것은 drand의 { $round }회차 값이에요: `{ $address }`
# A draw was made without the beacon that had been named.
draws-told-no-beacon = ⚠️ 예고한 비콘은 쓰지 않았어요. 기록 검증에도 나와요.
# A director chose the seed.
draws-seed-chosen = -# ⚠️ 이 난수는 운영자가 골랐어요. 짧은 것에만 무작위 비트가 더해져요.
# The draw waits for a round of the beacon. $until is a moment.
draws-waiting = ⏳ drand { $round }회차에 닿지 못해서 이 추첨은 기다리고 있어요. { $until }에 다시 시도해요. 운영자가 여기서 밝히지 않는 한, 없이는 추첨하지 않아요.
# A director has a draw made without its beacon, for the reason $text.
draws-waived = ⚠️ { $who } 님이 비콘 없이 추첨하기로 했어요: “{ $text }”
# Instead of being drawn, the draw was announced again.
draws-announced-again = 대회를 시드 없이 가져왔기 때문에 이 추첨을 다시 알렸어요. 새 시각에 추첨해요.

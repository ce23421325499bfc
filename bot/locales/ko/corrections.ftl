corrections-plain = **{ $players }**: **{ $before }**(으)로 기록되어 있고 **{ $after }**(으)로 바뀌어요. 이후 게임에는 영향이 없고, 발표된 대진은 그대로예요.
corrections-rests =
    {""}**{ $players }**: **{ $before }**(으)로 기록되어 있고, { $count ->
        [0] 이후 게임에는 영향이 없지만 그 뒤에 발표된 것이 여기에 달려 있어요.
       *[other] 이후 { $count }게임이 여기에 달려 있어요: { $names }.
    }
corrections-without-game = 게임 없이 올라간 사람: **{ $who }**.
corrections-leaving = 올라가지 않았을 사람: **{ $who }**.
corrections-entering = 올라갔을 사람: **{ $who }**.
corrections-reseeded = 같은 사람들이 올라가지만 자리가 달라져요.
corrections-on-server = 게임 서버에 남아 있고 Herald가 끝내지 않아요. 되돌리면 누구의 결과도 아니에요: { $games }
corrections-choose = **되돌리기**: 여기에 달린 것은 다시 짝을 지어 다시 둬요. **그대로 두기**: 결과와 발표된 것은 판정으로 그대로 남고, 모두가 이유를 볼 수 있어요.
corrections-place = { $who }: { $before }위 → { $after }위
corrections-places = 지금 바뀌는 순위:
corrections-correct = 고치기
corrections-reset = 되돌리기
corrections-stand = 그대로 두기
corrections-stood = **{ $players }**: 기록대로 두고, 모두에게 이유를 알렸어요.
corrections-ruling = **{ $players }**: 실제로는 **{ $actual }**(으)로 끝났지만 이후 진행이 달려 있어서 운영자의 판정으로 **{ $recorded }** 그대로예요. { $why }
corrections-taken-back = 결과가 바로잡혀서 **{ $round_title }** 직후로 돌아갔어요. 그 뒤는 다시 짝을 지어요.
corrections-amended = 결과가 바로잡혔어요. **{ $round_title }**에서 거기에 달려 있던 것은 되돌리고 다시 짝을 지어요.
corrections-all-the-same = 그래도 하기
corrections-late-check-in = **{ $name }: { $players }에 너무 늦게 왔고**, 제때 온 사람이 없어요. 아무도 게임을 가져갈 수 없으니 정해 주세요.
corrections-recorded-by-ruling = { $recorded } § (실제 { $actual })
corrections-note = § { $players }: 운영자 판정으로 **{ $recorded }**(으)로 쳐요(실제 **{ $actual }**). { $why }
corrections-pictured = § 판정에 따른 결과 { $count }개
corrections-prizes = 현재 기준으로 바뀌는 상:
corrections-prize = { $prize }: { $before } → { $after }

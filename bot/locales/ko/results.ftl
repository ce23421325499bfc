### 보고와 결과.

results-pairings-stay = 순위는 다시 계산돼요. 이미 공개된 라운드는 그대로예요.
results-how-to-take-back = 잘못 보고했나요? **보고 취소**를 누르세요.
results-corrected = 운영자가 결과를 고쳤어요. { $players }: { $before } 대신 **{ $after }**.
results-entered-by-director = { $players }: **{ $score }**, 운영자가 입력했어요.
results-report-saved = 보고했어요: { $said }. **{ $opponent }** 님의 이의가 없으면 { $silent_at_distance } 확정돼요. { results-how-to-take-back }
results-please-confirm = **{ $reporter }** 님의 보고예요: { $said }. 맞나요? { $silent_at }까지 확인하거나 이의를 제기하세요. 답이 없으면 확정돼요.
results-report-saved-early = 기록했어요: { $said }. 시작 전에 한 보고라서 **{ $opponent }** 님이 확인하거나 운영자가 결정해야 확정돼요. 답이 없으면 시작한 뒤에 다시 보고하세요. { results-how-to-take-back }
results-please-confirm-early = **{ $reporter }** 님이 시작 전에 대국 결과를 보고했어요: { $said }. 대국이 끝나면 확인하거나 이의를 제기하세요. 답이 없으면 확정되지 않아요.
results-disputed = { $players }: 보고가 서로 달라요. 운영자가 결정해요.
results-disputed-itself = 보고가 서로 달라요. 운영자가 결정해요.
results-their-words = 덧붙인 말: “{ $text }”
results-forfeited = { $players }: { $absent } 님이 오지 않아 몰수패예요.
results-both-absent = { $players }: 아무도 오지 않아 둘 다 몰수패예요.
results-left-the-game =
    { $winner ->
        [none] { $players }: 대국이 없어요 (기권: { $absent }).
       *[other] { $absent } 님이 나가서 { $winner } 님이 대국 없이 이겼어요.
    }
results-how-to-appeal = 어쩔 수 없는 사정이 있었다면 **이의 신청**을 눌러 운영자에게 알려 주세요. 진 대국은 그대로 남아요.
results-rematch = 운영자가 재경기를 지시했어요: { $players }. 지금까지의 보고와 기록은 무효예요.
results-can-claim = **{ $opponent }** 님이 { $minutes } 넘게 늦었어요. 몰수승을 신청하거나 시간을 더 줄 수 있어요. 서두르지 않아도 돼요.
results-check-in-opens = { $players }: { $at } 시작해요. **왔어요**를 누르세요. { $minutes } 넘게 늦으면 몰수패할 수 있어요.
results-disputed-versions = **{ $first }** 님의 말: { $first_says }. **{ $second }** 님의 말: { $second_says }.
results-disputed-silent = **{ $first }** 님의 말: { $first_says }. **{ $second }** 님의 말: 그렇지 않아요.
results-removed =
    { $appeals ->
        [yes] 몰수패로 **{ $name }** 님이 대회에서 제외됐어요. 운영자가 이의 신청을 받아들이지 않는 한 더는 대진이 없어요.
       *[no] 몰수패로 **{ $name }** 님이 대회에서 제외됐어요. 더는 대진이 없어요.
    }
results-said-won =
    {""}**{ $winner }** 승리{ $scored ->
        [apart] {""} ({ $first }:{ $second }, { $apart } 차이)
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] ; { $starter } 선공
       *[no] {""}
    }
results-said-tied =
    무승부{ $scored ->
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] ; { $starter } 선공
       *[no] {""}
    }

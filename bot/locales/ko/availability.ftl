### 가능한 시간 묻기.

availability-form-title = 언제 둘 수 있나요?
availability-field = 가능한 시간
availability-example = thu 18-22, sat 10-14
availability-text-help = 매주 대국을 시작해도 되는 시간이에요 (내 시간 기준). “any”(언제든)나 “none”(없음)도 돼요.
availability-no-times = 표시한 시간 없음
availability-change = 바꾸기
availability-type = 직접 입력
availability-correct = 고치기
availability-any-time = 언제든 좋아요
availability-no-time = 맞는 시간이 없어요
availability-this-week = 이번 주 내 시간
availability-next-week = 다음 주 내 시간
availability-hours-optional = 가능한 시간 (나중에 표시해도 돼요)
availability-list-help = 대국을 시작해도 되는 시간을 모두 표시하세요 (각 { $slot_minutes }분, { $zone } 시간 기준).
availability-nothing-marked = 아무것도 표시하지 않아서 아직 저장하지 않았어요. 어떤 뜻인가요?
availability-counts-until = 대국 시간은 { $fix_at } 확정돼요. 그때까지 바꿀 수 있어요.
availability-counts-for-pairing = 다음 라운드는 { $pair_at } 편성돼요. 시간이 확정될 때까지 바꿀 수 있어요.
availability-serves-again = 바꾸지 않으면 매주 같은 시간을 써요.
availability-none-suits = 선호하는 시간이 없다고 해서, 상대의 시간에 맞춰요.
availability-nothing-shared = **{ $opponent }** 님과 겹치는 시간이 아직 없어요. `/schedule propose`으로 시간을 제안해 보세요.
availability-proposal = **{ $name }** 님이 { $at }에 두자고 제안해요: 내 시간으로 { $your_clock }, **{ $name }** 님 시간으로 { $their_clock }. **{ $opponent }** 님, 괜찮으면 **저도 좋아요**를 누르세요. 그러면 두 사람 모두의 시간에 들어가요.
availability-proposed = **{ $opponent }** 님에게 { $at } 괜찮은지 물어봤어요. 이제 내 시간에도 들어가 있어요. 최종 시간은 두 사람 모두 좋은 시간 중에서 { $fix_at_distance } 정해져요.
availability-agreed = **{ $name }** 님이 { $at }에 동의했어요. 최종 시간은 두 사람 모두 좋은 시간 중에서 정해져요.
availability-common-none = { $players }: 둘 다 맞는 시간이 아직 없어요.
availability-common = { $players }, 둘 다 맞는 시간: { $times }.
availability-common-more = { $players }, 둘 다 맞는 시간: { $times } 외 { $rest }개.
availability-you-agreed =
    { $shared ->
        [1] 지금 둘 다 맞는 시간은 { $at } 하나뿐이에요. 이 시간으로 정해질 거예요.
       *[other] { $at }도 둘 다 맞는 시간 { $shared }개에 들어가요. 최종 시간은 그중에서 정해져요.
    }
availability-legend =
    { $yours } 되는 시간
    { $free } 안 되는 시간
    빈칸: 대국 없음
availability-legend-shared = { $mark } 나와 { $opponent } 님
availability-daily = 매일
availability-all-day = 종일
availability-always = 언제든지
availability-never = 없음
availability-outside = { $pattern } (이번 주 경기 시간에는 해당하는 시간이 없어요)
availability-shared = { $pattern } (시작 시간 { $marked }개 중 { $shared }개가 { $opponent } 님과 겹쳐요)
availability-time-field = 언제 플레이하고 싶나요?
availability-will-propose = { $at } 말이죠: 내 시계로 { $mine }, **{ $opponent }** 님의 시계로 { $theirs }. 맞나요?
availability-propose-to = { $opponent } 님에게 묻기

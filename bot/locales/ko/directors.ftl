### 운영자와 진행 보조에게 알리는 것.

directors-failed-steps-close-registration = 참가 신청을 자동으로 닫지 못했어요.
directors-failed-steps-pair = 다음 라운드를 자동으로 편성하지 못했어요.
directors-failed-steps-fix = 최종 대국 시간을 자동으로 정하지 못했어요.
directors-failed-steps-silence = 이의 없는 보고를 확정하지 못했어요.
directors-failed-steps-finish = 순위를 자동으로 확정하지 못했어요.
directors-failed-other = 일정의 한 단계를 실행하지 못했어요.
directors-do-it-yourself = 다시 시도하지 않을게요. 원인이 해결되면 `/td advance`로 직접 해 주세요.
directors-what-went-wrong = 막힌 이유: { $text }
directors-next-round-due = 다음 라운드는 { $since }({ $since_distance }) 편성될 예정이었지만 아직 할 수 없어요.
directors-please-decide = **{ $players }**: 결과에 대해 서로 의견이 달라요. 결정해 주세요.
directors-decided = 결정됨: **{ $score }**.
directors-dispute-over = 이제 끝난 일이에요: 보고가 취소되거나 바뀌었어요.
directors-reported-before-start = **{ $players }**: 시작 전에 보고됐어요({ $start }). **{ $reporter }**: { $said }. **{ $opponent }** 님이 확인하거나 당신이 결과를 입력해야 확정돼요.
directors-appeal = **{ $name }** 님이 복귀를 신청해요: “{ $text }”
directors-appeal-outside-stage = 지금 진행 중인 단계는 **{ $name }** 님 없이 시작해서, 이의 신청을 거절만 할 수 있어요.
# A draw waits for its beacon. $until is a moment.
directors-beacon-missing = 이 추첨에 예고한 공개 비콘에 닿지 못해서 추첨이 기다리고 있어요. { $until }에, 그 뒤로는 적어도 한 시간마다 다시 시도해요. 계속 닿지 않으면 비콘 없이 추첨할 수 있어요. 그러면 누가 왜 그랬는지 모두가 봐요.

### 대회의 다음 단계: 버튼 글자와 그 전의 확인.

next-step-done-already = 그건 이미 끝났어요.
next-step-label-open = 참가 신청 열기
next-step-label-close = 참가 신청 닫기
next-step-label-start = 시작
next-step-label-round = { $round }라운드 대진 짜기
next-step-label-finish = 확정하기
# What the next step will do, above its button.
next-step-will-open = 다음 단계: 참가 신청을 열어요.
next-step-will-close = 다음 단계: { $entrants }명으로 참가 신청을 닫아요.
next-step-will-start = 다음 단계: { $entrants }명으로 참가 신청을 닫고 바로 1라운드를 발표해요.
next-step-will-round = 다음 단계: { $round }라운드 대진을 짜요.
next-step-will-finish = 모든 경기가 끝났어요. 다음 단계: 순위를 확정해요.
# It would come earlier than announced.
next-step-early-close = 참가 신청은 { $at }까지라고 알렸어요. 지금 닫을까요?
next-step-now-close = 지금 닫기
next-step-early-round = 경기는 { $at } 시작한다고 알렸어요. 지금 1라운드를 발표할까요?
next-step-now-round = 지금 발표하기
next-step-label-check-in = 체크인 마감
next-step-will-check-in = 다음: 체크인을 마감해요. 하지 않은 사람은 제외돼요.
next-step-early-check-in = 체크인은 { $at }까지라고 알렸어요. 지금 마감할까요?
next-step-now-check-in = 지금 마감
next-step-label-field = 참가자 확정
next-step-will-field = 다음: { $entrants }명으로 참가자를 확정해요.
next-step-import-first = 아직 아무도 없어요. `/players import`로 참가자 목록을 불러와요.
next-step-label-games = 다음 경기 대진 짜기
next-step-will-games = 다음 단계: 다음 경기 대진을 짜요.
next-step-no-round-yet = 아직 미리 볼 라운드가 없어요.

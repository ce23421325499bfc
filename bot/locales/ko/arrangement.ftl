### 새 주기의 리그 편성.

arrangement-title = 미리보기: 리그 편성
arrangement-not-published = 아직 다른 사람은 볼 수 없어요. 살펴보고 공개하세요. 공개하면 모든 리그의 모든 대국이 한꺼번에 열려요.
arrangement-worth-a-look = 확인해 보세요
arrangement-leagues = 리그
arrangement-nothing-odd = 특이 사항 없음: 신청한 사람 모두 자리가 있고, 모두 레이팅이 있어요.
arrangement-moves-up = 승격
arrangement-moves-down = 강등
arrangement-moves-new = 신규
arrangement-moves-same = 잔류
arrangement-entrant = 이름
arrangement-rating = 레이팅
arrangement-before = 지난 티어
arrangement-now = 티어
arrangement-league = 리그
arrangement-move = 이동
arrangement-why = 이유
arrangement-size = 선수 { $players }명, 리그 { $leagues }개, 티어 { $tiers }개.
arrangement-holder = 현재 타이틀 보유자는 **{ $name }** 님이에요.
arrangement-not-in = 신청했지만 자리가 없어요 ({ $count }): { $names }. 아직 초대를 수락하지 않았어요.
arrangement-without-rating = 레이팅 없음 ({ $count }): { $names }. 레이팅이 있는 사람들 다음에 놓여요.
arrangement-disqualified = 지난 주기에 실격 ({ $count }): { $names }. 보너스를 받지 못해요.
arrangement-title-kept = 타이틀 보유자가 참가하지 않아서 타이틀은 그대로예요. 이번 사이클에는 타이틀전이 없어요.
arrangement-story = 지난 사이클에서 이번 사이클로
arrangement-more = 그 밖에 { $count }명

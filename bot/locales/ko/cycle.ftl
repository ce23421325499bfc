### 리그 한 주기.

cycle-invitations-go-out = 신청한 모두에게 초대를 보내요
cycle-makes-room = 오지 않는 사람의 자리는 다음 대기자에게 가요
cycle-next-game = 다음 대국이 열려요
cycle-declined = 초대를 거절했어요.
cycle-no-answer = 초대에 제때 답하지 않았어요.
cycle-overdue = { $until }까지 끝났어야 하는 대국이에요. 결과를 보고하거나, 문제가 있으면 운영자에게 알려 주세요.
cycle-overdue-for-directors = { $until }까지 끝났어야 하는 대국이에요. `/judge forfeit`이나 `/round result`로 판정하거나, `/td options`로 시간을 더 주세요.
cycle-unfinished = 이 대국들은 아직 결과가 없어요. 끝난 것은 **결과 보고**를 누르세요.
cycle-unfinished-until = 이 대국들은 아직 결과가 없어요. 끝난 것은 **결과 보고**를 누르세요. 나머지는 { $until }까지 끝내 주세요.
cycle-no-place = 이렇게 많은 사람이 들어갈 자리가 있는 리그가 없어요.
cycle-not-here = 체크인을 하지 않았어요.

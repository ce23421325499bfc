### 대회의 라이브 보드.

board-next = 다음
board-standings = 순위
board-leaders = 선두
board-games = 아직 둘 대국
board-all-played = 모든 대국이 끝났어요. 이제 최종 순위가 나와요.
board-directors-pair = 다음 라운드는 운영자가 시작해요.
board-paused = 일정이 멈춰 있어요.
board-draft = 참가 신청이 아직 열리지 않았어요.
board-not-posted = 아직 보드가 없어요. 참가 신청이 열리면 올라와요.
board-posted-anew = 보드를 채널 맨 아래에 다시 올렸어요.
board-not-pinned = 이 대회의 보드를 고정하지 못했어요. 채널에서 *메시지 고정하기* 권한을 주거나, 고정 메시지가 꽉 찼으면 하나를 해제해 주세요. 직접 고정해도 돼요. 어쨌든 보드는 계속 최신으로 유지돼요.
board-round-played = {""}**{ $title }**: { $games }국 중 { $played }국 완료
board-questions = 답 { $count }개를 기다리고 있어요. 그래야 진행돼요.
board-games-until = 대국 기한: { $at }
board-and-others = 외 { $count }개
board-branch-open = **{ $title }**: { $count }명이 나란히 진행해요. 아직 결과는 없어요.
board-branch-begun = **{ $title }**: 나란히 아직 진행 중이에요.
board-branch-held = **{ $title }**: 끝났어요. 우승: **{ $names }**.
board-branch-cancelled = **{ $title }**: 취소됐어요.
board-where = 현황판은 여기예요: { $url }
board-picture-of = 그림은 { $at } 기준이에요. 최대 1분에 한 번 새로 그려요.
board-on-hold = 보류 중이에요. 운영자가 다시 시작하면 계속돼요.
board-results =
    { $count }경기의 결과를 기다리고 있어요.
# What comes next in an evening. $at: in 2 minutes
board-soon = 다음: { $what } { $at }
board-final-standings = 최종 순위


same-person-question = **{ $member }** 님이 게스트 **{ $guest }** 님인가요? 그러면 이 대회들을 넘겨받아요: { $tournaments }.
same-person-yes = 같은 사람이에요
same-person-done = 게스트 **{ $guest }** 님은 Discord의 { $member }예요. 대회 { $count }개를 넘겨받았어요.
same-person-undo = 되돌리기
same-person-undone = 게스트 **{ $guest }** 님과 { $member } 님은 다시 서로 다른 사람이에요.

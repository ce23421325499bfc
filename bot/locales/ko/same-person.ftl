
same-person-question = **{ $member }** 님이 게스트 **{ $guest }** 님인가요? 그러면 이 대회들을 넘겨받아요: { $tournaments }.
same-person-yes = 같은 사람이에요
same-person-done = 게스트 **{ $guest }** 님은 Discord의 { $member }예요. 대회 { $count }개를 넘겨받았어요.
same-person-undo = 되돌리기
same-person-undone = 게스트 **{ $guest }** 님과 { $member } 님은 다시 서로 다른 사람이에요.
same-person-claim = **{ $tournament }**의 **{ $guest }** 님이세요? 그러면 여기서 그 이름으로 등록된 것이 모두 내 것이 되고 링크는 닫혀요.
same-person-claim-yes = 네, 저예요
same-person-claimed = 환영해요! **{ $guest }** 님이 등록한 것이 이제 내 것이고, Discord에서 이어서 둘 수 있어요. 진행자도 알아요.

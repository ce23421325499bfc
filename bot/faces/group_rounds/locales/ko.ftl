## 조에서 결승까지.

group-rounds-phases-to-come = 예정
group-rounds-phases-goes-on = 음영: 다음으로 올라갔거나 이긴 선수.
group-rounds-phases-opens = { $games }국이 한꺼번에 열려요. 순서는 자유예요.
group-rounds-phases-others = 그 밖에 { $count }명

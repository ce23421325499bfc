### 이름을 모를 때.

people-somebody = 그 선수
people-timetable = 일정표
people-unknown-person = 이제 알 수 없는 사람
people-nameless = 참가자 { $value }
people-which-one =
    { $name }({ $kind ->
        [member] 멤버
        [team] 팀
       *[guest] 게스트
    }{ $state ->
        [in] {""}
       *[out] , 더 이상 참가하지 않음
    })
people-which-one-rated =
    { $name }({ $kind ->
        [member] 멤버
        [team] 팀
       *[guest] 게스트
    }, { $rating }{ $state ->
        [in] {""}
       *[out] , 더 이상 참가하지 않음
    })
people-called-alike = 같은 이름이 이미 있어 이 사람은 **{ $name }**(으)로 표시돼요. 이미 있는 사람: { $others }.
people-by-link = { $name } (링크로)

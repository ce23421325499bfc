### 이름을 모를 때.

people-somebody = 그 선수
people-timetable = 일정표
people-unknown-person = 이제 알 수 없는 사람
people-nameless = 참가자 { $value }

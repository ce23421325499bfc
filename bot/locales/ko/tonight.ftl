### 만들 수 있는 대회 메뉴와 오늘 밤 대회의 양식.

tonight-menu = 어떤 대회를 열까요? 다들 모였다면 *오늘 밤*을 누르세요.
tonight-presets = 바로 열 수 있는 대회
tonight-formats = 방식
tonight-form-title = 오늘 밤 대회
tonight-default-name = 오늘 밤 대회
tonight-rounds-help = 비워 두면 인원에 맞춰요.
tonight-yes = 예
tonight-no = 아니요
tonight-labels-name = 이름
tonight-labels-kind = 방식
tonight-labels-rounds = 라운드 수 (스위스만)
tonight-labels-best-of = 한 매치는
tonight-labels-third-place = 3위 결정전
# One kind of tournament in the list.
tonight-kind = { $title }: { $summary }
# One line of the menu.
tonight-choice = **{ $title }**: { $summary }
# How many games a match has.
tonight-series =
    { $games ->
        [1] 한 판
       *[other] { $games }판제
    }
# That kind of tournament has nothing of that sort.
tonight-not-in = '{ $kind }'에는 없어요. 원래대로 두세요.
# The number of rounds cannot be read.
tonight-whole-number = 1부터 { $most }까지의 정수이거나 비워 두세요.
# It is there, and people can join.
tonight-opened = **{ $title }** 참가 신청을 <#{ $channel }>에서 받아요. 참가할 사람은 카드의 *참가 신청*을 눌러요.
tonight-opened-teams = **{ $title }** 참가 신청을 <#{ $channel }>에서 받아요. 참가할 사람은 카드의 *팀에 들어가기*나 *새 팀*을 눌러요.
tonight-press-start = 다 모이면 *시작*을 누르세요.
tonight-starts-then = { $at }에 그때까지 체크인한 사람들로 자동으로 시작해요. 체크인은 15분 전에 열려요.
tonight-goes-on = 마지막 결과가 나오고 { $minutes }분 뒤에 다음 라운드와 최종 순위가 저절로 나와요. 카드의 *잠시 멈추기*로 막을 수 있어요.
tonight-two-stages-title = 두 단계
tonight-labels-first = 첫 단계
tonight-labels-groups = 조 수 (조별 리그만)
tonight-labels-second = 둘째 단계
tonight-groups-help = 몇 개인지. 비우면 한 조에 네 명까지예요.
tonight-field-help = 8, 9-16, groups 1-2 +8 등. 결승 두 개를 나란히: groups 1-2; groups 3-4
tonight-then = { $first }, 그다음 { $second }
tonight-choose-title = 새 대회

### 플레이오프 자격.

eligibility-title = 자격
eligibility-seeds = 시드
eligibility-reserves = 예비 선수
eligibility-about-seeds = 시드에 대해
eligibility-name = 이름
eligibility-score = 점수
eligibility-status = 상태
eligibility-help = 정규 라운드 중 가장 좋은 성적을 더한 점수예요. 초대받은 사람이 참가 여부를 알리면, 그중 상위자가 시드를 받아요.
eligibility-level = 동점이면 개별 라운드의 가장 좋은 순위로, 그다음은 추첨으로 정해요.
eligibility-nothing = 자격 표가 없어요. 아직 참가자가 없거나 플레이오프가 시작됐어요.
eligibility-declined = 불참
eligibility-no-answer = 아직 참가 답변 없음
eligibility-not-invited = 초대 안 됨
eligibility-closed = 이 선수들이 참가해요. 첫 라운드 전에 빠지는 사람이 있으면 예비 선수가 올라와요.
eligibility-list-stands = 답할 시간이 지났어요. 이 선수들이 참가해요. 첫 라운드 전에 빠지는 사람이 있으면 예비 선수가 올라와요.
eligibility-seed = 시드 { $number }
eligibility-reserve = 예비 { $number }
eligibility-byes = 빈자리 { $count }개: 맨 끝 시드를 받고 모든 매치에서 지는 부전승 자리예요.
eligibility-you-moved-up = 좋은 소식이에요! 빠진 사람이 있어서 시드 { $number }번으로 **{ $title }**에 참가하게 됐어요.
eligibility-gone =
    { $count ->
        [one] { $names } 님이 빠졌어요.
       *[other] { $names } 님이 빠졌어요.
    }
eligibility-came = {""}**{ $name }** 님이 시드 { $number }(으)로 올라와요.
eligibility-then = { $names }, 그다음 { $name }
eligibility-order = 예선 성적 순으로 시드가 정해졌어요.
eligibility-rounds = { $first }~{ $last }라운드.

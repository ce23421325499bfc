### 선수가 대국에 대해 한 일에 대한 대답.

playing-i-won = 내가 이겼어요
playing-tie = 무승부예요
playing-dispute-title = 보고에 이의 제기
playing-dispute-field = 무슨 일이 있었나요?
playing-dispute-help = 운영자가 읽고 결정해요. 그때까지는 아무것도 확정되지 않아요.
playing-appeal-title = 운영자에게 이의 신청
playing-appeal-field = 어쩔 수 없었던 사정은 무엇인가요?
playing-appeal-help = 진 대국은 그대로예요. 앞으로의 라운드에 나가게 해 달라는 신청이에요.
playing-report-again = 취소했어요. 지금은 보고가 없어요. 결과를 알게 되면 다시 보고하세요.
playing-can-accept = 아직 상대의 보고를 인정할 수 있어요.
playing-really-claim = 몰수승 신청하기
playing-really-refuse = 결과를 알고 거부해요
playing-complies = 고마워요. 따르겠다고 운영자에게 전했어요.
playing-refused = 거부했다고 운영자에게 전했어요. 규정상 이 대국은 지게 되고, 운영자가 판정해요.
playing-both-here = 둘 다 왔어요. 좋은 대국 하세요! 끝나면 **결과 보고**를 누르세요.
playing-other-won = { $name } 승리
playing-how-did-it-end = **{ $opponent }** 님과의 대국은 어떻게 끝났나요?
playing-settled = 확정: { $players }, **{ $score }**.
playing-here-alone = 출석 체크했어요. **{ $opponent }** 님은 아직 안 왔어요. 계속 안 오면 { $claimable_time }부터({ $claimable_distance }) 몰수승을 신청하거나 시간을 더 줄 수 있어요.
playing-here-late = 출석 체크했지만 너무 늦어서 몰수승을 신청할 수 없어요. **{ $opponent }** 님도 아직 안 왔고, 계속 안 오면 운영자가 결정해요. 시간을 더 줄 수 있어요.
playing-here-guest = 출석 체크했어요. **{ $opponent }** 님은 Discord에 없어서 여기서 출석 체크할 수 없어요. 오지 않으면 운영자가 결정해요. 시간을 더 줄 수 있어요.
playing-guest-missed = {""}**{ $opponent }** 님은 Discord에 없어서 부를 수 없어요. 운영자에게 알려 주세요. 운영자가 결과를 입력할 수 있어요.
playing-how-much-time = **{ $opponent }** 님을 얼마나 더 기다릴까요?
playing-waits-until = **{ $opponent }** 님을 { $until_time }까지 기다려요 ({ $until_distance }). 몰수승은 그 뒤에만 신청할 수 있어요.
playing-really-refuse-2 =
    요구 사항: { $text }
    따르지 않으면 몰수패예요. 정말 거부할까요?
playing-ask-claim =
    { $removes ->
        [yes] 신청하면 몰수승이 되고 **{ $opponent }** 님은 대회에서 제외돼요. **{ $opponent }** 님에게 시간을 더 줄 수도 있어요.
       *[no] 신청하면 몰수승이 돼요. **{ $opponent }** 님에게 시간을 더 줄 수도 있어요.
    }
playing-checked-in = **{ $name }** 님을 **{ $opponent }** 님과의 대국에 출석 체크했어요.
playing-they-won = 상대가 이김
playing-games-won = { $mine }–{ $theirs }

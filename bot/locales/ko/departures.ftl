### 서버를 떠난 선수.

departures-has-left =
    { $games ->
        [0] **{ $name }** 님이 서버를 떠났어요. 이 자리를 어떻게 할까요?
       *[other] **{ $name }** 님이 아직 두지 않은 { $games }판을 남기고 서버를 떠났어요. 이 자리를 어떻게 할까요?
    }
departures-opponent-left = **{ $name }** 님이 서버를 떠나서 대국이 열리지 않을 수 있어요. 운영자에게 어떻게 할지 물어보았어요.
departures-away = ⚠️ { $names } 님이 서버를 떠났어요({ $count }명). 대진을 짜기 전에 빼려면 `/players withdraw`를 사용하세요.
departures-kept = **{ $name }** 님은 그대로 남고 계속 대진에 들어가요.
departures-replacing = **{ $name }** 님의 자리를 누가 이어받을지 서버에서 `/players replace`로 알려 주세요.
departures-voice-left = **{ $guest }** 님을 대신하던 **{ $name }** 님이 서버를 나갔어요. **{ $guest }** 님은 그대로 참가해요. `/team add`로 다른 사람을 정하거나 `/team remove`로 없앨 수 있어요.

### Notes about people who are not to take part for a time. Names and reasons come in ready to be shown.
exclusions-entered = **{ $name }** 님이 참가했어요. { $since }의 기록에 따르면 { $until }까지 참가할 수 없어요: { $reason } 알려 드리기만 하는 거예요. 빼려면 `/players withdraw`를 쓰세요.
exclusions-preview = 이 서버의 다른 대회를 위해서도 { $until }까지 기록하고, 그 뒤에는 저절로 끝나요. **{ $name }** 님이 참가하면 운영자에게 알려요. 본인은 `/me data`로 볼 수 있어요.
exclusions-about-you = 어떤 서버의 대회에 { $until }까지 참가할 수 없다는 기록도 들어 있어요: { $reason }

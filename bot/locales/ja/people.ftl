people-somebody = その選手
people-timetable = タイムテーブル
people-unknown-person = 今は不明の人
people-nameless = 参加者{ $value }

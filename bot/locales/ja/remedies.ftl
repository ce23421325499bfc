remedies-reopened = 参加受付を再開し、お知らせしました。
remedies-left-out = 外した人:{ $names }

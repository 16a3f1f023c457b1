# Ember.

ember-bad-card = “{ $card }”은(는) 카드가 아닙니다. 1부터 8까지의 숫자와 글자를 쓰세요: 5a, 8c, 1s.
ember-card-twice = 카드 { $card }이(가) 두 번 나옵니다.
ember-bad-deck = 카드는 { $count }장이 아니라 24장입니다.
ember-wrong-round = { $given }라운드가 아니라 { $due }라운드 차례입니다.
ember-wrong-dealer = 자리 { $given }이(가) 아니라 자리 { $due }이(가) 나눌 차례입니다.
ember-deal-not-due = 라운드가 끝나지 않아 카드를 나누지 않습니다.
ember-deal-due = 먼저 카드를 나누세요.
ember-game-over = 게임이 끝났습니다.
ember-not-your-turn = 자리 { $seat }이(가) 아니라 자리 { $turn }의 차례입니다.
ember-not-held = { $card }이(가) 손에 없습니다.
ember-follow = 무늬를 따라야 합니다: { $led }이(가) 나왔는데 { $card }은(는) 다른 무늬입니다.
ember-trick-sum = 한 라운드의 트릭은 모두 { $count }개입니다.

review-game-ember = Ember
review-round-ember = { $round }라운드
stats-game-ember = Ember
stats-rounds-ember = 라운드
stats-points-ember = 라운드당 점수

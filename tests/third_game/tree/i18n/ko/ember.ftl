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

# 터미널.
play-ember-greeting = 엠버는 { $rounds }라운드 동안 진행합니다. 트릭 하나가 1점입니다. ?는 설명, s는 점수, q는 나가기입니다.
play-ember-round = { $round }라운드
play-ember-deals = { $seat ->
    [0] 내가 카드를 나눕니다.
   *[other] { $name } 님이 카드를 나눕니다.
  }
play-ember-plays = { $seat ->
    [0] 내가 { $card } 카드를 냅니다.
   *[other] { $name } 님이 { $card } 카드를 냅니다.
  }
play-ember-trick = { $seat ->
    [0] 내가 트릭을 가져옵니다.
   *[other] { $name } 님이 트릭을 가져갑니다.
  }
play-ember-tricks = 트릭 { $count }개
play-ember-table = 테이블:
play-ember-hand = 손패:
play-ember-ask = { $card }처럼 카드를 내세요. (?는 도움말)
play-ember-hint = 힌트: { $card } 카드를 내세요.
play-ember-help-title = 엠버
play-ember-help-rules = 모두 재(ash), 석탄(coal), 불꽃(spark) 카드 여섯 장을 가집니다. 가능하면 나온 무늬를 따라 냅니다. 가장 높은 불꽃이 트릭을 이기고, 불꽃이 없으면 처음 나온 무늬 중 가장 높은 카드가 이깁니다. 트릭 하나가 1점입니다.
play-ember-help-words = 숫자와 무늬 글자로 카드를 입력하세요. 예: 8a, 1c, 5s. h는 힌트, s는 점수, q는 나가기입니다.
watch-mark-ember = 트릭
sheet-ember-tricks = 각자 트릭을 몇 개 이겼나요?
sheet-ember-rounds = 몇 라운드를 하나요?

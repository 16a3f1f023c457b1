### 터미널.

play-ember-greeting = 엠버는 { $rounds }라운드 동안 진행합니다. 트릭 하나가 1점입니다. ?는 설명, s는 점수, q는 나가기입니다.
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
play-ember-help-rules = 모두 재(ash), 석탄(coal), 불꽃(spark) 카드 여섯 장을 가집니다. 가능하면 나온 무늬를 따라 냅니다. 가장 높은 불꽃이 트릭을 이기고, 불꽃이 없으면 처음 나온 무늬 중 가장 높은 카드가 이깁니다. 트릭 하나가 1점입니다.
play-ember-help-words = 숫자와 무늬 글자로 카드를 입력하세요. 예: 8a, 1c, 5s. h는 힌트, s는 점수, q는 나가기입니다.
watch-mark-ember = 트릭

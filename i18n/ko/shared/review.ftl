### The review of a game: a page, or lines in a terminal.

## Numbers

review-decimal = .

## The whole game

review-title = { $game }: { $name }님의 플레이 복기
review-title-own = { $game }: 내 플레이 복기
review-unfinished = 끝나지 않은 게임입니다.
review-luck = 패운
review-play = 플레이
review-rest = 나머지
review-ahead = 우세
review-points = 점수
review-luck-note = 받은 패의 값어치
review-play-note = 선택으로 잃은 점수
review-rest-note = 다른 사람의 플레이와 이후의 카드
review-ahead-note = 얻은 { $points }점에서 다른 사람의 평균을 뺀 값
review-decisions = { $count ->
   *[other] 선택 { $count }회
  }
review-no-choice = { $count ->
   *[other] 선택지가 없던 차례 { $count }회
  }

## How costly a decision was

review-grade-fine = 좋음
review-grade-inaccuracy = 아쉬움
review-grade-mistake = 실수
review-grade-blunder = 큰 실수
review-count-inaccuracy = { $count ->
   *[other] 아쉬움 { $count }
  }
review-count-mistake = { $count ->
   *[other] 실수 { $count }
  }
review-count-blunder = { $count ->
   *[other] 큰 실수 { $count }
  }
review-costliest = 가장 손해가 컸던 선택
review-none-costly = 눈에 띄게 손해 본 선택이 없습니다. 잘하셨습니다!
review-none-in-round = 손해 본 선택이 없습니다.

## Round by round

review-rounds = 라운드별
review-not-scored = 점수 없음
review-all = 합계
review-plot = 라운드 진행에 따른 예상 점수
review-plot-note = 점 하나가 선택 하나이고, 내려간 만큼이 손해입니다. 마지막 점은 실제 결과입니다.
review-result = 결과
review-list = 모든 선택

## A decision

review-number = { $number }번째 선택
review-label = { $what }:
review-made = 실제 선택
review-better = 더 나은 선택
review-lost = { $points }점 손해
review-worth = 값어치 { $points }
review-hand = 손
review-moves = 선택지별 값어치
review-close = 차이를 알 수 없음
review-cards = { $count ->
   *[other] { $count }장
  }
review-sets = { $count ->
   *[other] { $count }세트
  }

## Below the page

review-how = 모든 선택은 그 순간 이 플레이어가 알던 것만으로 평가했습니다. 봇 ‘best’가 고른 유력한 수들과 실제 수를 숨은 카드의 배치 { $deals }가지에서 끝까지 진행해 비교했습니다. 점수는 라운드에서 다른 사람의 평균보다 더 얻은 점수입니다.

## What can be wrong

review-no-seat = 이 게임의 자리는 0부터 { $high }까지입니다.
review-no-game = 이 파일에는 게임이 { $count ->
   *[other] { $count }개
  } 있습니다. { $number }번째 게임은 없습니다.
review-stopped = 복기가 중단되었습니다.

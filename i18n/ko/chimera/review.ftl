### The review of a game: a page, or lines in a terminal.

## A decision

review-face-up = 공개된 카드 ({ $name }님이 받음)
review-highest-bid = { $name }님의 입찰: { $number }
review-no-bid = 아직 입찰 없음
review-swap = { $name }님과 교환: { $number ->
   *[other] { $number }장
  }
review-leads = 리드할 차례
review-to-beat = { $name }님이 낸 카드
review-treasure = 트릭 안의 보물 { $number }점

## What was done: a line of a record

review-do-pass = 패스
review-do-bid = { $number } 입찰
review-do-give = 주기
review-do-play = 내기: { $kind }

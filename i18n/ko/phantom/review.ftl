### The review of a game: a page, or lines in a terminal.

## A decision

review-talon = 바닥
review-offered = { $name }님이 버린 카드
review-taken = 방금 가져온 카드
review-laid = 내려놓은 세트
review-waits = 대기

## What was done: a line of a record

review-do-take = 가져오기
review-do-announce = 대기 선언
review-do-lay = 세트 내려놓고 { $number }장 뽑기
review-do-discard = 버리기
review-do-claim = “내 거!”
review-do-out = 화료
review-do-decline = 카드를 두기
review-do-silent = 말하지 않기

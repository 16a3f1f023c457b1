### 끝난 게임 다시 보기.

## 보기

replay-turn-back = 이전 차례
replay-turn-on = 다음 차례
replay-key-turn = 차례씩

## 테이블

replay-waiting = 대기
replay-starter = 선
replay-laid = 내려놓은 세트: { $cards }
replay-discarded = 버린 카드
replay-pile = 버린 카드: { $cards }
replay-talon = 바닥
replay-talon-is = 바닥: { $cards }
replay-deck = 더미 { $count }장
replay-turned-up = 뒤집은 카드

## 있었던 일

## 점수의 내용

replay-part-laid-sets = 내려놓은 세트
replay-part-red-cards = 빨간 카드
replay-part-turned = 뒤집은 카드
replay-part-red-1-7 = 빨간 1 또는 7
replay-part-red-2-6 = 빨간 2 또는 6
replay-part-red-3-5 = 빨간 3 또는 5
replay-part-red-4 = 빨간 4
replay-part-special-item = 특수 아이템
replay-part-item-groups = 아이템 그룹 세 개: 게임 승리
replay-part-paid = 버린 카드 값

### 끝난 게임 다시 보기.

## 보기

replay-trick-back = 이전 트릭
replay-trick-on = 다음 트릭
replay-key-trick = 트릭씩

## 테이블

replay-middle = 가운데
replay-bid = 입찰 { $bid }
replay-role-chimera = 키메라 { $bid }
replay-treasure = 보물 { $points }
replay-gift = 준 카드
replay-face-up = 공개된 카드

## 있었던 일

replay-pass = 패스

## 점수의 내용

replay-part-bid-won = 입찰의 2배
replay-part-bid-lost = 입찰 실패
replay-part-traps = 나온 트랩
replay-part-flight = 키메라 승천
replay-part-idle-hunter = 카드를 못 낸 헌터
replay-part-hunters = 헌터 승리
replay-part-treasures = 보물

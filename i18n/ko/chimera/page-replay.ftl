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

replay-dealt = { $dealer }님이 딜러입니다. { $holder }님이 공개된 카드({ $card })를 받아 경매를 시작합니다.
replay-bids = { $name }: 입찰 { $bid }.
replay-passes = { $name }: 패스.
replay-pass = 패스
replay-forced = 아무도 입찰하지 않아 { $name }님이 { $bid }에 입찰해야 합니다.
replay-thrown-in = 모두 패스했습니다. 카드를 다시 나눕니다.
replay-contract = { $name }님이 키메라입니다(입찰 { $bid }).
replay-den = 키메라 덴: { $cards }.
replay-gave = { $name }님이 준 카드: { $cards }.
replay-swapped = 헌터들이 카드를 교환했습니다.
replay-plays = { $name }: { $cards } ({ $kind }).
replay-trick-won = { $name }: 트릭 획득.

## 점수의 내용

replay-part-bid-won = 입찰의 2배
replay-part-bid-lost = 입찰 실패
replay-part-traps = 나온 트랩
replay-part-flight = 키메라 승천
replay-part-idle-hunter = 카드를 못 낸 헌터
replay-part-hunters = 헌터 승리
replay-part-treasures = 보물

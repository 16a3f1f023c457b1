### 팬텀 러미 게임에서 잘못될 수 있는 것. 규칙 조항은 문장 옆에 표시된다.

## 카드, 분배, 기록 줄

phantom-card-unknown = ‘{ $card }’ 카드는 없습니다. 카드는 h3, a7, d1, iB, h3*처럼 씁니다.
phantom-card-too-often = { $card } 카드는 그만큼 많지 않습니다. 검은 카드 세 장과 빨간 카드 한 장뿐입니다.
phantom-deck-incomplete = 카드 더미에는 100장의 카드가 모두 있어야 합니다.
phantom-round-number = 지금은 { $expected }라운드입니다.
phantom-wrong-starter = 이번 라운드는 { $expected }번 자리가 시작합니다.
phantom-no-deal-now = 지금은 카드를 분배할 때가 아닙니다. 라운드가 진행 중이거나 게임이 끝났습니다.
phantom-no-round = 진행 중인 라운드가 없습니다. 먼저 카드를 분배해야 합니다.
phantom-no-decision = 결정에는 ‘take’, ‘announce’, ‘lay’, ‘discard’, ‘claim’, ‘out’, ‘decline’ 중 하나가 있어야 합니다.
phantom-many-decisions = 한 줄에는 결정이 하나만 있어야 합니다.
phantom-not-true = ‘{ $field }’ 항목의 값은 true만 됩니다.
phantom-card-count = ‘{ $field }’에는 카드가 정확히 { $count }장 있어야 합니다.
phantom-card-limit = ‘{ $field }’에는 카드를 최대 { $count }장까지 담을 수 있습니다.
phantom-set-count = ‘{ $field }’ 항목의 세트는 최대 { $high }개입니다.
phantom-hand-too-big = 손에 카드가 너무 많습니다. 최대 { $high }장까지 살펴볼 수 있습니다.

## 차례

phantom-not-your-turn = 지금은 { $seat }번 자리의 차례입니다.
phantom-take-first = 먼저 바닥에서 카드를 한 장 가져오세요.
phantom-taken-already = 카드를 이미 가져왔습니다. 세트를 내려놓거나 카드를 버리세요.
phantom-not-in-talon = { $card } 카드는 바닥에 없습니다.
phantom-not-held = { $card } 카드가 이 손에 없거나 그만큼 많지 않습니다.
phantom-not-a-set = 세트가 아닙니다. 같은 카드 세 장이나 같은 종류의 연속된 숫자 세 장이 필요합니다.
phantom-not-a-pair = 페어가 아닙니다. 같은 카드 두 장이 필요합니다.
phantom-draw-count = 세트를 내려놓은 뒤에는 0장, 1장 또는 2장을 뽑습니다.
phantom-draw-two = 이 테이블에서는 세트를 내려놓을 때마다 두 장을 뽑습니다.

## 대기

phantom-cannot-announce = 대기를 선언할 수 없습니다. 이미 내려놓은 세트가 있고, 아직 나올 수 있는 카드 한 장만 모자라야 합니다.
phantom-waiting-already = 이미 대기를 선언했습니다.
phantom-waiting-frozen = 대기를 선언한 뒤에는 손을 바꿀 수 없습니다.
phantom-discard-taken = 대기 중에는 방금 가져온 카드를 버려야 합니다: { $card }.
phantom-discard-announced = 대기를 선언했습니다. 이제 카드를 버리세요.
phantom-discard-breaks-wait = { $card } 카드가 없으면 선언한 것과 달리 한 장보다 더 모자라게 됩니다.

## 버린 카드

phantom-nothing-offered = 지금은 가져올 수 있는 카드가 없습니다.
phantom-own-discard = 버린 카드는 버린 사람이 아니라 다른 사람이 가져갈 수 있습니다.
phantom-not-entitled = { $card } 카드는 지금 이 플레이어가 가져올 수 없습니다. 버린 카드는 한 번에 한 명에게만, 차례 순서대로 돌아갑니다. 먼저 그 카드로 화료할 수 있는 사람, 그다음 세트를 만들 수 있는 사람입니다.
phantom-claim-no-set = { $card } 카드는 이 두 장과 세트가 되지 않습니다.

## 화료

phantom-out-nothing-laid = 화료하려면 내려놓은 세트가 이미 있어야 합니다.
phantom-out-too-few = { $sets ->
    [0] 손에서 페어 하나를 보여야 합니다.
   *[other] 손에서 세트 { $sets }개와 페어 하나를 보여야 합니다.
  }
phantom-out-not-announced = 다른 사람이 버린 카드로 화료하려면 먼저 대기를 선언했어야 합니다.
phantom-out-discarded-same = { $card }: 같은 카드가 자기가 버린 카드 중에 있으므로 이 카드로 화료할 수 없습니다.

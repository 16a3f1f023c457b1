### 키메라 게임에서 잘못될 수 있는 것. 규칙 조항은 문장 옆에 표시된다.

## 카드와 분배

chimera-bad-card = ‘{ $card }’ 카드는 없습니다. 카드는 7j, 12s, Hp, PY, CH처럼 씁니다.
chimera-card-twice = { $card }: 너무 많이 적었습니다. 모든 카드는 한 장씩입니다. 같은 숫자는 네 장, PY와 CH는 한 장뿐입니다.
chimera-bad-deck = 카드 더미에는 54장의 카드가 한 번씩만 있어야 합니다.
chimera-wrong-round = 지금은 { $given }라운드가 아니라 { $due }라운드입니다.
chimera-wrong-dealer = 이번 라운드의 딜러는 { $given }번 자리가 아니라 { $due }번 자리입니다.
chimera-wrong-cut = 더미를 나눌 때는 18~36장을 들어냅니다. { $cut }장은 안 됩니다.
chimera-deal-not-due = 라운드가 진행 중입니다. 다음 분배는 라운드가 끝난 뒤입니다.
chimera-deal-due = 아직 카드를 나누지 않았습니다. 먼저 카드를 분배해야 합니다.
chimera-game-over = 게임이 끝났습니다.
chimera-too-many-cards = 손에는 최대 20장까지 있을 수 있는데, 여기에는 { $count }장이 있습니다.

## 차례

chimera-not-your-turn = 지금은 { $seat }번 자리가 아니라 { $turn }번 자리의 차례입니다.
chimera-bid-due = 경매 중입니다. 20, 30, 40 중에서 입찰하거나 패스하세요.
chimera-gift-due = 헌터들이 카드를 교환하는 중입니다. 서로에게 { $count }장씩 줍니다.
chimera-play-due = 경매와 교환이 끝났습니다. 조합을 내거나 패스하세요.
chimera-no-decision = 결정에는 ‘bid’, ‘give’, ‘play’ 중 하나만 있어야 합니다.

## 경매

chimera-bad-bid = { $bid }: 입찰할 수 없는 값입니다. 20, 30, 40 중에서 입찰하거나 패스하세요.
chimera-bid-too-low = { $bid }: 부족합니다. 이미 { $standing }까지 나왔습니다. 더 높게 입찰하거나 패스하세요.
chimera-bid-out = { $seat }번 자리는 패스했으므로 이번 경매에서 빠집니다.
chimera-forced-due = 아무도 입찰하지 않았으므로 { $seat }번 자리가 반드시 20을 입찰해야 합니다. 기록에는 ‘forced’: true로 적습니다.
chimera-forced-not-due = 여기서는 아무도 억지로 입찰하지 않아도 됩니다.

## 교환

chimera-gift-count = 이번 교환에서는 정확히 { $count }장을 줍니다. { $given }장은 안 됩니다.
chimera-not-hunter = { $seat }번 자리는 키메라입니다. 카드는 헌터끼리만 교환합니다.

## 플레이

chimera-not-held = { $card } 카드가 이 손에 없거나 그만큼 많지 않습니다.
chimera-leader-passes = 리드할 차례이므로 카드를 내야 합니다. 어떤 조합이든 괜찮습니다.
chimera-no-combination = { $cards }: 조합이 아닙니다. 카드 한 장, 숫자가 같은 두 장에서 네 장, 다섯 장 이상의 스트레이트, 셋 이상의 연속 페어, 연속 트리플, 또는 카드를 붙인 트리플이나 쿼드를 내세요.
chimera-pi-ya-and-chimera = 비휴와 키메라는 다른 카드 없이 키메라 승천으로만 함께 낼 수 있습니다.
chimera-other-kind = 낸 조합: { $kind }. 여기에는 더 강한 { $on }, 트랩 또는 키메라 승천만 낼 수 있습니다.
chimera-other-length = 바닥의 조합: { $kind } { $on }장. 낸 카드는 { $count }장입니다. 장수가 같아야 합니다.
chimera-not-higher = { $on ->
    [CH] 키메라보다 강한 싱글은 없습니다. 트랩만 이길 수 있습니다.
    [H] { $kind-id ->
        [kind-single] { $on }보다 강한 { $kind } 조합이 필요합니다. 낸 것은 { $top }입니다.
       *[other] 히어로보다 강한 { $kind } 조합은 없습니다. 트랩이나 키메라 승천만 이길 수 있습니다.
      }
   *[other] { $on }보다 강한 { $kind } 조합이 필요합니다. 낸 것은 { $top }입니다.
  }
chimera-on-trap = { $top ->
    [H] 히어로 트랩은 키메라 승천만 이길 수 있습니다.
   *[other] { $top } 트랩 위에는 더 강한 트랩이나 키메라 승천만 낼 수 있습니다.
  }
chimera-on-flight = 키메라 승천을 이기는 조합은 없습니다. 패스하세요.
chimera-top-missing = 이 스트레이트에는 비휴가 있습니다. 어디까지인지 알려 주세요. ‘top’ 값: { $tops }.
chimera-top-wrong = 이 카드로는 그 높이가 될 수 없습니다. ‘top’ 값은 { $tops }입니다.
chimera-top-not-needed = ‘top’ 항목은 비휴가 있는 스트레이트에만 씁니다.
chimera-cards-differ = 이 카드들의 숫자가 플레이에 적힌 숫자와 다릅니다.

## 질문

chimera-treasure-sum = 보물은 세 개의 수입니다. 각각 5의 배수이고 합은 60 이하입니다.

### 봇이 어떤 수를 좋게, 또는 나쁘게 보는 까닭: 수에 대한 짧은 문장 하나씩.

## 모든 게임

reason-goes-out = 이 수로 끝낼 수 있습니다.
reason-only-move = 다른 선택이 없습니다.
reason-most-points = 보이는 것만으로 판단하면 점수를 가장 많이 얻습니다.
reason-fewer-points = 보이는 것만으로 판단하면 점수를 덜 얻습니다.
reason-misses-out = 끝낼 기회를 놓칩니다.
reason-breaks-set = 함께 쓸 카드를 갈라놓습니다.

## 키메라: 수의 좋은 점

reason-goes-out-next = 이길 카드가 없고, 나머지는 한 번에 털 수 있습니다.
reason-leaves-one-play = 나머지는 한 번에 털 수 있습니다.
reason-keeps-lead = 이길 카드가 없어 리드를 지킵니다.
reason-leaves-to-partner = 파트너가 이기고 있는 트릭입니다. 파트너는 { $count }장 남았습니다.
reason-stops-opponent = { $count }장만 남은 상대를 막습니다.
reason-shuts-out = { $count }장만 남은 상대는 따라 낼 수 없습니다.
reason-helps-partner = { $count }장 남은 파트너가 손을 털 수도 있습니다.
reason-takes-treasure = 이 트릭에 보물 { $points }점이 있습니다.
reason-adds-bonus = 라운드를 이기면 25점을 더 얻습니다.
reason-saves-high = 이기려면 높은 카드나 트랩을 써야 합니다.
reason-saves-sets = 이기려면 함께 쓸 카드를 갈라놓아야 합니다.
reason-lowest-that-beats = 이길 수 있는 가장 낮은 조합입니다.
reason-saves-trap = 트랩을 나중을 위해 아낍니다.
reason-breaks-no-set = 함께 쓸 카드를 그대로 둡니다.
reason-many-cards = 한 번에 { $count }장을 텁니다.
reason-low-cards = 트릭을 따지 못하는 낮은 카드를 텁니다.
reason-bid-high-cards = 손에 높은 카드(히어로, 비휴, 키메라)가 { $count }장 있습니다.
reason-bid-trap = 손에 트랩이나 키메라 승천이 있습니다.
reason-bid-weak = { $count ->
    [0] 높은 카드도
   *[other] 높은 카드가 { $count }장뿐이고
  } 트랩도 없습니다.
reason-outbids = 지금 입찰 { $bid }보다 높습니다.
reason-top-bid = 아무도 더 높게 입찰할 수 없습니다.
reason-gift-fits-face-up = 파트너가 가진 공개된 카드와 짝이 맞습니다.
reason-gift-high = 파트너에게 높은 카드를 줍니다.
reason-gift-low = 낮은 카드를 텁니다.
reason-gift-keeps-sets = 함께 쓸 카드를 그대로 둡니다.

## 키메라: 수의 나쁜 점

reason-beats-partner = 파트너의 트릭을 빼앗습니다.
reason-breaks-trap = 트랩을 깨뜨립니다.
reason-breaks-flight = 키메라 승천을 깨뜨립니다.
reason-spends-trap = 트랩이나 키메라 승천을 써 버립니다.
reason-lets-opponent-lead = { $count }장만 남은 상대가 리드하게 됩니다.
reason-feeds-opponent = { $count }장 남은 상대가 손을 털 수도 있습니다.
reason-gives-lead-away = 리드를 내줄 수 있습니다. 리드를 지키는 수가 있었습니다.
reason-wastes-high = 높은 카드를 낭비합니다.
reason-leaves-treasure = 상대에게 보물 { $points }점을 내줍니다.
reason-fewer-cards = 더 좋은 수로는 { $count }장을 털 수 있습니다.
reason-overbids = 손에 비해 입찰이 높습니다.
reason-underbids = 더 높게 입찰할 만한 손입니다.
reason-gives-high-away = 높은 카드를 내줍니다.

## 팬텀 러미: 수의 좋은 점

reason-waits-on = 아직 안 보인 카드 중 { $count }장이 손을 완성합니다.
reason-comes-nearer = 화료에 가까워집니다. { $count ->
    [0] 이제 모자란 카드가 없습니다.
   *[other] { $count }장이 모자랍니다.
    }
reason-safe-discard = 대기 중인 사람에게 거의 쓸모가 없습니다(가능한 배치 100가지 중 { $percent }가지).
reason-first-set = 화료하려면 먼저 세트 하나를 내려놓아야 합니다.
reason-completes-set = 세트를 완성합니다.
reason-lays-set = 내려놓은 세트마다 1점입니다.
reason-denies-waiting = 가능한 배치 100가지 중 { $percent }가지에서 대기 중인 사람에게 필요한 카드를 가져옵니다.
reason-takes-red = 화료할 때 빨간 카드는 1점입니다.
reason-fits-nothing = 손에 있는 다른 카드와 어울리지 않는 카드입니다.
reason-keeps-most-helps = 아직 안 보인 카드 중 { $count }장이 도움이 됩니다. 더 나은 버릴 카드는 없습니다.
reason-nobody-can-claim = 이 카드로 세트를 만들 수 있는 사람이 없습니다.
reason-keeps-set-hidden = 세트를 손에 숨겨 둡니다.
reason-claims-lead-away = 카드를 가져오면 화료에서 멀어집니다.
reason-claims-do-not-help = 카드를 가져와도 화료에 가까워지지 않습니다.
reason-stays-free = 대기를 선언하지 않으면 손을 아직 바꿀 수 있습니다.

## 팬텀 러미: 수의 나쁜 점

reason-feeds-waiting = 가능한 배치 100가지 중 { $percent }가지에서 대기 중인 사람이 화료할 수 있습니다.
reason-goes-further = 화료에서 더 멉니다. { $count }장이 모자랍니다.
reason-discards-red = 1점짜리 빨간 카드를 버립니다.
reason-fewer-helps = { $count ->
    [0] 아직 안 보인 카드 중 도움이 되는 것이 없습니다.
   *[other] 아직 안 보인 카드 중 { $count }장만 도움이 됩니다.
    } 더 많을 수 있었습니다.
reason-freezes-hand = 대기를 선언하면 손을 더 바꿀 수 없습니다.
reason-misses-wait = 대기를 선언해야 다른 사람이 버린 카드로 화료할 수 있습니다.

### 봇이 어떤 수를 좋게, 또는 나쁘게 보는 까닭: 수에 대한 짧은 문장 하나씩.

## 수의 좋은 점

reason-goes-out-next = 이길 카드가 없고, 나머지는 한 번에 털 수 있습니다.
reason-leaves-one-play = 나머지는 한 번에 털 수 있습니다.
reason-keeps-lead = 이길 카드가 없어 리드를 지킵니다.
reason-leaves-to-partner = 파트너가 이기고 있는 트릭입니다. 파트너는 { $count }장 남았습니다.
reason-stops-opponent = { $count }장만 남은 상대를 막습니다.
reason-shuts-out = { $count }장만 남은 상대는 따라 낼 수 없습니다.
reason-helps-partner = { $count }장 남은 파트너가 손을 털 수도 있습니다.
reason-takes-treasure = 이 트릭에 보물 { $points }점이 있습니다.
reason-adds-bonus = 라운드를 이기면 25점을 더 얻습니다.
reason-saves-high = 이기려면 강한 카드나 트랩을 써야 합니다.
reason-saves-sets = 이기려면 페어나 트리플, 스트레이트를 깨야 합니다.
reason-lowest-that-beats = 이길 수 있는 가장 낮은 조합입니다.
reason-saves-trap = 트랩을 나중을 위해 아낍니다.
reason-breaks-no-set = 페어나 트리플, 스트레이트를 깨지 않습니다.
reason-many-cards = 한 번에 { $count }장을 텁니다.
reason-low-cards = 트릭을 따지 못하는 낮은 카드를 텁니다.
reason-bid-high-cards = 손에 강한 카드(히어로, 비휴, 키메라)가 { $count }장 있습니다.
reason-bid-trap = 손에 트랩이나 키메라 승천이 있습니다.
reason-bid-weak = { $count ->
    [0] 강한 카드도
   *[other] 강한 카드가 { $count }장뿐이고
  } 트랩도 없습니다.
reason-outbids = 지금 입찰 { $bid }보다 높습니다.
reason-top-bid = 아무도 더 높게 입찰할 수 없습니다.
reason-gift-fits-face-up = 파트너가 가진 공개된 카드와 짝이 맞습니다.
reason-gift-high = 파트너에게 강한 카드를 줍니다.
reason-gift-low = 낮은 카드를 텁니다.
reason-gift-keeps-sets = 페어나 트리플, 스트레이트를 깨지 않습니다.

## 수의 나쁜 점

reason-beats-partner = 파트너의 트릭을 빼앗습니다.
reason-breaks-trap = 트랩을 깨뜨립니다.
reason-breaks-flight = 키메라 승천을 깨뜨립니다.
reason-spends-trap = 트랩이나 키메라 승천을 써 버립니다.
reason-lets-opponent-lead = { $count }장만 남은 상대가 리드하게 됩니다.
reason-feeds-opponent = { $count }장 남은 상대가 손을 털 수도 있습니다.
reason-gives-lead-away = 리드를 내줄 수 있습니다. 리드를 지키는 수가 있었습니다.
reason-wastes-high = 강한 카드를 낭비합니다.
reason-leaves-treasure = 상대에게 보물 { $points }점을 내줍니다.
reason-fewer-cards = 더 좋은 수로는 { $count }장을 털 수 있습니다.
reason-overbids = 손에 비해 입찰이 높습니다.
reason-underbids = 더 높게 입찰할 만한 손입니다.
reason-gives-high-away = 강한 카드를 내줍니다.

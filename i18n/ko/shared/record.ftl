### JSON, 기록, 심판에게 하는 질문 읽기.

json-wrong = JSON이 아닙니다. { $place }번째 바이트에서 틀렸습니다.
json-too-deep = 이 JSON은 너무 깊이 중첩되어 있습니다. 최대 { $depth }단계까지 읽습니다.
field-not-object = ‘{ $field }’ 항목은 객체여야 합니다. 항목과 값을 중괄호 안에 넣어 주세요.

record-no-header = 게임의 첫 줄은 ‘lair’, ‘game’, ‘seats’ 항목이 있는 머리글이어야 합니다.
record-second-header = 여기서 두 번째 게임이 시작되지만, 이 기록에는 게임 하나만 담을 수 있습니다.
record-behind-end = 게임은 앞줄에서 끝났습니다. 그 뒤에는 아무것도 올 수 없습니다.
record-version = 이 기록의 버전은 { $version }입니다. 이 프로그램은 버전 { $known }까지 읽습니다.
record-seat-name = ‘seats’ 항목은 이름의 목록이어야 하고, 이름은 따옴표 안의 텍스트여야 합니다.
record-bots = ‘bots’ 항목은 자리 순서의 목록이어야 합니다. 봇이면 수준을 따옴표 안에, 사람이면 null을 적어 주세요.
record-round-due = 라운드가 끝났습니다. 먼저 ‘round’ 줄이 와야 합니다.
record-round-not-due = 라운드가 아직 끝나지 않아서 여기에는 ‘round’ 줄이 올 수 없습니다.
record-round-twice = 이 라운드의 결과는 이미 있습니다.
record-end-not-due = 게임이 아직 끝나지 않아서 여기에는 ‘end’ 줄이 올 수 없습니다.
record-line-mixed = ‘deal’, ‘round’, ‘end’와 각 결정은 저마다 한 줄이어야 합니다. 줄을 나누어 적어 주세요.
game-unknown = ‘{ $game }’ 게임은 없습니다. 가능한 게임: { $games }.
referee-op-unknown = ‘{ $op }’ 질문은 없습니다. 가능한 질문: { $ops }.

pad-none = 점수판이 아닙니다.
pad-player-name = 점수판에 이름이 없거나 너무 긴 플레이어가 있습니다.
pad-no-game = 점수판은 아직 { $game }의 점수를 셀 수 없습니다.
pad-too-long = 라운드가 너무 많습니다. { $most }개까지만 읽습니다.

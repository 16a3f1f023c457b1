### 프로그램이 터미널에서 하는 말.

## 명령줄

see-help = 사용법 보기: ‘{ $command }’
command-unknown = ‘{ $command }’ 명령은 없습니다.
did-you-mean = 혹시 ‘{ $word }’인가요?
argument-unknown = ‘{ $word }’ 옵션은 없습니다.
argument-surplus = ‘{ $word }’ 부분은 필요 없습니다.
argument-missing = 빠진 것이 있습니다: { $name }
option-without-value = { $name } 뒤에 값이 있어야 합니다.
option-repeated = { $name } 옵션이 여러 번 나옵니다.
options-apart = { $one } 옵션과 { $other } 옵션은 함께 쓸 수 없습니다.
option-needs = { $one } 옵션은 { $other } 옵션과 함께만 쓸 수 있습니다.
value-not-choice = ‘{ $value }’ 값은 다음 중 하나가 아닙니다:
value-not-number = ‘{ $value }’ 값은 정수가 아닙니다.
value-not-between = ‘{ $value }’ 값은 맞지 않습니다. { $low }부터 { $high }까지의 정수여야 합니다.
value-not-hours = ‘{ $value }’ 값은 맞지 않습니다. 0부터 { $high }까지의 수여야 합니다.
config-unknown = ‘{ $path }’에 있는 ‘{ $name }’ 항목은 옵션이 아닙니다. 옵션 목록: ‘{ $command }’
config-wrong = ‘{ $path }’을(를) 쓸 수 없습니다: { $reason }.
flag-of-other-game = { $flag } 옵션은 { $game } 게임이 아니라 { $owner } 게임의 것입니다.
game-not-in-terminal = { $game } 게임은 아직 터미널에서 볼 수 없습니다.
game-no-networks = { $game } 게임에는 아직 신경망이 없어 할 수 없습니다.
bot-unknown = ‘{ $bot }’ 봇은 없습니다. 가능한 봇: { $levels }.
seed-wrong = ‘{ $seed }’은(는) 시드가 아닙니다. 0부터 18446744073709551615까지의 정수여야 합니다.
output-no-file = ‘{ $path }’에는 파일을 쓸 수 없습니다.
network-wrong = ‘{ $file }’에는 이 버전이 읽을 수 있는 신경망이 없습니다({ $what }).
network-other-game = ‘{ $file }’에는 다른 게임이나 다른 버전의 신경망이 들어 있습니다.
arena-no-bids = 이 게임에는 입찰이 없으므로 --bid 옵션은 쓸 수 없습니다.
league-too-small = 리그에는 봇이 둘 이상 필요합니다.
card-wrong = 벤치마크 카드의 ‘{ $what }’ 항목이 없거나 잘못되었습니다. 카드 형식은 docs/bots.md에 있습니다.
train-state-wrong = ‘{ $file }’에서 이어 갈 수 없습니다. 손상되었거나 다른 버전의 파일입니다. 새로 시작하려면 지우세요.
train-state-game = ‘{ $file }’ 파일은 { $wanted } 게임이 아니라 { $game } 게임의 것입니다. 다른 --out을 고르세요.
train-from-and-state = ‘{ $file }’이(가) 이미 있어 학습이 거기서 이어지므로 --from은 쓸 수 없습니다. --from을 빼거나 다른 --out을 고르세요.
output-failed = 출력을 끝까지 쓰지 못했습니다. 디스크가 가득 찼나요?

## 진행

progress-seconds-left = { $seconds }초 남음
progress-minutes-left = { $minutes }분 남음
progress-hours-left = { $hours }시간 { $minutes }분 남음

## verify

verify-fine = { verify-games }, { verify-decisions }, 이상 없음
verify-games = 게임 { $games }개
verify-decisions = 결정 { $decisions }개
verify-unfinished = 끝나지 않은 게임 { $unfinished }개
verify-cut-off = 마지막 줄이 잘려 있어 제외함
verify-deals = 카드 분배 { $deals }번 모두 시드에서 나옴
verify-unrevealed = 시드를 보이지 않은 사람 { $unrevealed }명

## referee

request-too-long = 요청이 너무 깁니다. 한 줄은 최대 { $limit } MiB입니다.

site-done = 페이지를 ‘{ $path }’에 저장했습니다. 어떤 웹 호스트든 이 폴더를 제공할 수 있습니다.
site-not-empty = ‘{ $path }’ 폴더가 비어 있지 않고 ‘lair site’가 만든 것이 아니어서 아무것도 쓰지 않았습니다. 빈 폴더를 골라 주세요.
site-not-folder = ‘{ $path }’은(는) 폴더가 아닙니다. 다른 이름을 골라 주세요.
site-no-page = 이 프로그램은 페이지 없이 만들어졌습니다.

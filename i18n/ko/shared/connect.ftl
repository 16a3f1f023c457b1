# ‘lair play --connect’: 터미널에서 서버의 테이블에 앉기.

connect-link = ‘{ $link }’은(는) 서버나 테이블의 링크가 아닙니다. https://example.org/t/K7QX2M9DPC4W 또는 http://127.0.0.1:8080처럼 쓰세요.
connect-unreachable = 서버에 연결할 수 없습니다({ $server }): { $why }.
connect-certificate = { $server }: 올바른 서버인지 증명하지 못했습니다({ $why }). 아무것도 보내지 않았습니다.
connect-no-lair = { $server }은(는) Lair 서버처럼 답하지 않습니다.
told-wrong = 서버가 있을 수 없는 내용을 보냈습니다(‘{ $what }’). 그 내용은 쓰지 않았습니다.

connect-ask-name = 다른 사람들이 뭐라고 부르면 될까요?
connect-not-kept = 이 서버에서의 신원을 저장할 수 없어서, 나중에 자리로 돌아올 수 없습니다.
connect-choose = 어디에서 하시겠어요?
connect-new = 봇과 새 { $game } 게임
connect-table = { $game }: { $people }

connect-room = 대기실
connect-seat-free = 빈자리
connect-seat-bot = { $name } (봇, { $level })
connect-seat-away = { $name } (자리 비움)
connect-room-start = 자리가 모두 찼습니다. Enter: 게임 시작, q: 그만두기.
connect-room-bots = { $count ->
   *[other] 빈자리가 { $count }개 있습니다.
  } 링크를 보내거나, b를 쳐서 봇을 앉히세요. q: 그만두기.
connect-room-guest = 테이블을 연 사람이 시작하면 게임이 시작됩니다. q: 그만두기.

connect-waiting = { $name }님이 생각하고 있습니다.
connect-absent = { $name }님이 자리에 없습니다. b: 봇이 대신 하도록 제안합니다. 자리에 있는 모두가 동의해야 합니다.
connect-votes = 모두 동의하면 { $name }님 대신 봇이 합니다. 지금까지 동의: { $names }.
connect-next = Enter: 다음 라운드, s: 점수, q: 그만두기.
connect-next-said = 다른 사람들이 준비되면 다음 라운드가 시작됩니다.
connect-leave = 버려진 카드를 가져올 수 없습니다. Enter: 그냥 두기, s: 점수, q: 그만두기.
connect-stopping = 서버가 이번 라운드 후에, 늦어도 { $seconds }초 안에 중지됩니다. 서버가 돌아오면 게임이 이어집니다.
connect-held = 자리를 비운 동안 봇이 대신하고 있습니다. Enter: 자리 되찾기.
connect-hurried = 서버가 바빠서 { $name } 봇이 평소보다 낮은 수준으로 빠르게 결정했습니다.
connect-rematch-said = 모두 원하면 다음 게임이 시작됩니다.
connect-clock = 남은 시간: { $seconds }초.
connect-not-asked = 지금은 차례가 아닙니다. s: 점수, q: 그만두기.
connect-no-hints = 이 테이블에는 힌트가 없습니다.
connect-came = { $name }님이 왔습니다.
connect-went = { $name }님이 자리를 비웠습니다.
connect-says = { $name }: { $text }

connect-lost = 연결이 끊겼습니다. 다시 연결하고 있습니다…
connect-stops = 서버가 다시 시작됩니다. 기다리고 있습니다…
connect-back = 다시 연결되었습니다.
connect-not-sent = 연결이 끊겨서 보내지 못했습니다. 다시 물어보겠습니다.
connect-left = 테이블을 떠났습니다. 자리는 그대로 있습니다. 돌아오려면:
connect-full = 이 테이블에는 빈자리가 없습니다.
connect-not-yours = 이 테이블은 참가자만 볼 수 있습니다.
connect-gone = 테이블이 닫혔거나 테이블에서 내보내졌습니다.
connect-forgotten = 서버에 더는 정보가 없습니다. 다시 접속해서 새 이름을 정하세요.
connect-version = 서버가 다른 버전의 프로토콜을 씁니다. 두 프로그램 중 하나가 너무 오래되었습니다.
connect-refused = 서버가 연결을 끊었습니다.
connect-no-record = 서버가 이 게임의 기록을 주지 않습니다.

connect-room-watch = { $count ->
    [0] 관전 중입니다. q: 그만두기.
   *[other] 관전 중입니다. Enter: 빈자리에 앉기, q: 그만두기.
  }
connect-watching = 관전 중입니다. Enter: 테이블 보기, s: 점수, q: 그만두기.
connect-watch = 관전: { $table }
connect-watched = 테이블을 떠났습니다. 안녕히 가세요!
connect-listening = 관전 중에는 말할 수 없습니다.
connect-say = 예를 들어 say 3은 세 번째 말을 모두에게 전합니다. mute: 누군가의 말을 보지 않기.
connect-say-free = 예를 들어 say 3은 세 번째 말을 모두에게 전합니다. say 뒤에 하고 싶은 말을 써도 됩니다. mute: 누군가의 말을 보지 않기.
connect-mute = 예를 들어 mute 2 또는 mute 뒤에 이름의 앞부분: 그 플레이어의 말이 보이지 않습니다.
connect-mute-nobody = 이 테이블에는 말할 수 있는 다른 사람이 없습니다.
connect-muted = 이제 { $name }님의 말이 보이지 않습니다. 같은 줄을 다시 입력하면 보입니다.
connect-heard = { $name }님의 말이 다시 보입니다.
connect-seat-muted = { $name } (음소거)
connect-deals-own = 이 게임의 카드 분배 { $count }번은 내 시드를 포함한 모두의 시드에서 나왔습니다. 아무도 카드를 조작하지 않았습니다.
connect-deals = 이 게임의 카드 분배 { $count }번은 모두 시드에서 나왔습니다.
connect-deals-hidden = 시드를 보이지 않은 사람이 { $count }명 있습니다.
connect-deals-day = 기록에 있는 시드가 오늘의 시드와 다릅니다.

connect-phrase-hello = 안녕하세요!
connect-phrase-good-luck = 행운을 빌어요!
connect-phrase-nice = 잘했어요!
connect-phrase-thanks = 고마워요!
connect-phrase-oops = 이런!
connect-phrase-wow = 와!
connect-phrase-wait = 잠깐만요…
connect-phrase-sorry = 미안해요!
connect-phrase-good-game = 즐거웠어요!
connect-phrase-bye = 안녕히 계세요!

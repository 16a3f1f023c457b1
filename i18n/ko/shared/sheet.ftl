### 실제 카드로 하는 게임의 점수 기록 (lair score). 대답은 한두 낱말이면 됩니다.

sheet-ask = { $round }라운드: Enter를 누르거나 답을 이어서 입력하세요. e 고치기, d 지우기, u 되돌리기, n 이름, ? 도움말, q 나가기.
sheet-help = Enter나 r을 누르면 라운드에 있었던 일을 묻습니다. 답을 한 줄에 이어서 입력해도 됩니다. -는 대괄호 안의 기본 답입니다.
    e 2는 2라운드를 고치고 d 2는 지웁니다. 숫자가 없으면 마지막 라운드입니다. u는 마지막 변경을 되돌리고 n은 이름을 바꿉니다. 모든 것은 바로 저장됩니다.
sheet-game = 어떤 게임인가요?
sheet-names = 누가 하나요? 이름을 쉼표로 나누어 적으세요.
sheet-out = 누가 먼저 끝냈나요?
sheet-not-number = { $low }부터 { $high }까지의 숫자를 입력하세요.
sheet-not-choice = ‘{ $text }’ 항목은 없습니다. { $last } 이하의 숫자나 이름의 앞부분을 입력하세요.
sheet-not-yes = 예 또는 아니요: { play-yes-or-no }
sheet-not-counts = 숫자 { $count }개를 띄어서 입력하세요. 합은 { $most } 이하입니다.
sheet-nothing-undone = 되돌릴 것이 없습니다.
sheet-no-round = 그런 라운드는 없습니다. 1부터 { $last }까지입니다.
sheet-exists = ‘{ $file }’ 파일이 이미 있습니다. --game과 --players는 새 점수판에만 씁니다.

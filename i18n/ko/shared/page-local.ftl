# Tables of this browser.

local-damaged = 이 테이블 기록의 일부가 손상되었습니다. 읽을 수 있는 마지막 수부터 게임이 이어집니다.
local-full = 이 브라우저에 수를 저장할 공간이 없어 수가 두어지지 않았습니다. 공간을 비운 다음 페이지를 새로 고쳐 주세요.
local-storage = 이 브라우저가 게임을 저장하지 못했습니다.
local-files = 이 기기에서 게임을 하는 데 필요한 파일을 가져오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.
local-no-worker = 이 브라우저는 스스로 게임을 실행할 수 없습니다. 웹 워커나 잠금 기능이 없습니다. 연결되어 있으면 서버에서 플레이할 수 있고, 점수판과 규칙은 그대로 쓸 수 있습니다.
local-no-simd = 이 브라우저는 스스로 게임을 실행할 수 없습니다. WebAssembly에 SIMD가 없습니다. 연결되어 있으면 서버에서 플레이할 수 있고, 점수판과 규칙은 그대로 쓸 수 있습니다.
local-no-storage = 이 브라우저는 아무것도 저장하지 않아 여기서 한 게임은 사라집니다. 비공개 모드를 끄거나 서버에서 플레이해 주세요.
local-no-module = 이 페이지는 기기에서 하는 게임 없이 만들어졌습니다.
closed-local-elsewhere-title = 다른 탭에서 열려 있음
closed-local-elsewhere-text = 이 게임은 이 브라우저의 다른 탭에서 열려 있습니다. 한 번에 한 탭에서만 이어 할 수 있습니다.
closed-local-taken-title = 다른 탭에서 이어짐
closed-local-taken-text = 다른 탭이 이 게임을 이어받았습니다. 잃어버린 것은 없습니다.
closed-local-full-title = 공간 부족
closed-local-full-text = 이 브라우저에 마지막 수를 저장할 공간이 없어 수가 두어지지 않았습니다. 지난 게임을 지우거나 공간을 비운 다음 페이지를 새로 고치면 바로 앞 수부터 이어집니다.
closed-local-storage-title = 저장되지 않음
closed-local-storage-text = 이 브라우저가 마지막 수를 저장하지 못해 수가 두어지지 않았습니다. 페이지를 새로 고치면 바로 앞 수부터 이어집니다.
closed-local-files-title = 파일 없음
closed-local-files-text = 이 기기에서 게임을 하는 데 필요한 파일을 가져오지 못했습니다. 연결을 확인하고 페이지를 새로 고쳐 주세요. 게임은 안전합니다.
local-take = 여기서 계속

// Generated from src/protocol/settings.h. Do not edit; to write it again:
//   cmake --build build/release --target generate

/** The settings of a table that its creator leaves out. Times are milliseconds. */
export const defaultSettings = { seats: 3, clock: { turn: 30000, bank: 120000 }, help: null, public: false, watch: false, chat: 'phrases', window: 5000, pace: 1200, pause: 20000 } as const;

/** From this length of a turn on, a clock runs while nobody is connected, and all players answer an offer. */
export const longTurn = 3600000;

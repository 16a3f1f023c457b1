# Tables of this browser.

local-damaged = Part of this table’s log was damaged. The game goes on from the last move that could be read.
local-full = This browser has no room left to store the move, so it was not made. Free some space, then load the page again.
local-storage = This browser could not store the game.
local-files = The files for a game on this device could not be fetched. Check the connection and try again.
local-no-worker = This browser cannot run games by itself: it lacks web workers or locks. With a connection you play on the server; the score pad and the rules work.
local-no-simd = This browser cannot run games by itself: its WebAssembly lacks SIMD. With a connection you play on the server; the score pad and the rules work.
local-no-storage = This browser stores nothing, so a game here would be lost. Turn off private browsing, or play on the server.
local-no-module = This page was built without games on this device.
closed-local-elsewhere-title = Open in another tab
closed-local-elsewhere-text = This game is open in another tab of this browser. It can continue in one tab at a time.
closed-local-taken-title = Continued in another tab
closed-local-taken-text = Another tab has taken this game over. Nothing is lost.
closed-local-full-title = No room left
closed-local-full-text = This browser has no room left to store your last move, so it was not made. Delete old games or free some space, then load the page again: the game continues from the move before.
closed-local-storage-title = Not stored
closed-local-storage-text = This browser could not store the last move, so it was not made. Load the page again: the game continues from the move before.
closed-local-files-title = Files are missing
closed-local-files-text = The files for a game on this device could not be fetched. Check the connection and load the page again. Your game is safe.
local-take = Continue here

/** Soft sounds made by code. Silent unless the player has turned them on. */
import { settings } from '../settings/settings.svelte';

interface Note {
  /** Hertz; 0 is a breath of noise, as of a card. */
  pitch: number;
  /** Seconds: when, and how long. */
  at: number;
  length: number;
}

const sounds = {
  card: [{ pitch: 0, at: 0, length: 0.07 }],
  turn: [
    { pitch: 587, at: 0, length: 0.18 },
    { pitch: 880, at: 0.11, length: 0.26 },
  ],
  trap: [{ pitch: 98, at: 0, length: 0.4 }],
  flight: [
    { pitch: 392, at: 0, length: 0.3 },
    { pitch: 587, at: 0.1, length: 0.3 },
    { pitch: 880, at: 0.2, length: 0.6 },
  ],
  win: [
    { pitch: 523, at: 0, length: 0.2 },
    { pitch: 659, at: 0.14, length: 0.2 },
    { pitch: 784, at: 0.28, length: 0.5 },
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof sounds;

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of sounds[name]) play(context, note);
}

function play(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0005, start + note.length);
  loudness.connect(audio.destination);
  const source = note.pitch === 0 ? noise(audio, note.length) : tone(audio, note.pitch);
  source.connect(loudness);
  source.start(start);
  source.stop(start + note.length);
}

function tone(audio: AudioContext, pitch: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  return source;
}

function noise(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; ++place) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

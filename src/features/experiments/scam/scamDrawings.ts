import type { MessageId } from './scamSlice';

const wallet = 'M4 8V6l12-3v5M3 8h18v12H3zM16 14h1.5';
const lock = 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3';

/** Beside the sender's name; 24 × 24. */
export const icons: Record<MessageId, string> = {
  verify: wallet,
  call: 'M4 10l8-6 8 6zM6 10v8M10 10v8M14 10v8M18 10v8M4 20h16',
  invest: lock,
  booking: wallet,
  address: 'M3 6h18v12H3zM3 7l9 7 9-7',
  gift: lock,
  support: 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H4zM17 14h3v5h-3z',
  permission: wallet,
};

/** What else the screen shows, as lines and, in some, filled; 240 × 48. */
export const art: Partial<Record<MessageId, string[]>> = {
  // A voice.
  call: ['M60 22v4M76 18v12M92 10v28M108 16v16M124 6v36M140 14v20M156 8v32M172 18v12M188 21v6'],
  // A line of stars that only rises.
  invest: stars('M10 42 54 34 96 37 142 20 186 22 230 6'),
  // The Lyre, the library's mark.
  address: stars('M100 6 112 18 104 40 136 43 144 21 112 18'),
  // One token of five, and all of them.
  booking: [tokens(1, 5), tokens(0, 1)],
  permission: ['', tokens(0, 5)],
  // Twelve places for words.
  gift: [[2, 42, 82, 122, 162, 202].map((x) => `M${x} 2h35v18h-35zM${x} 27h35v18h-35z`).join('')],
};

function stars(line: string): string[] {
  return [line, line.replace(/\D*(\d+) (\d+)/g, (_star, x, y) => dot(Number(x), Number(y), 4))];
}

function dot(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .1 0z`;
}

function tokens(start: number, end: number): string {
  return [24, 72, 120, 168, 216]
    .slice(start, end)
    .map((x) => dot(x, 24, 14))
    .join('');
}

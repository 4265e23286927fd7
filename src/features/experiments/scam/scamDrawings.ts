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

/** What else the screen shows, faint and strong; 240 × 48. */
export const art: Partial<Record<MessageId, [faint: string, strong: string]>> = {
  // A voice.
  call: ['M60 22v4M76 18v12M92 10v28M108 16v16M124 6v36M140 14v20M156 8v32M172 18v12M188 21v6', ''],
  // A line of stars that only rises.
  invest: ['M10 42 54 34 96 37 142 20 186 22 230 6', 'M10 42h0M54 34h0M96 37h0M142 20h0M186 22h0M230 6h0'],
  // One token of five, and all of them.
  booking: ['M72 24h0M120 24h0M168 24h0M216 24h0', 'M24 24h0'],
  permission: ['', 'M24 24h0M72 24h0M120 24h0M168 24h0M216 24h0'],
  // Twelve places for words.
  gift: [boxes(2) + boxes(27), ''],
};

function boxes(y: number): string {
  return [2, 42, 82, 122, 162, 202].map((x) => `M${x} ${y}h35v18h-35z`).join('');
}

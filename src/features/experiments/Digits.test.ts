import { fromHex, toHex } from './Digits';

it.each([
  ['', []],
  ['000fff', [0, 15, 255]],
  ['ab12', [0xab, 0x12]],
])('B15 writes bytes as %j and reads them again', (digits, bytes) => {
  expect(toHex(Uint8Array.from(bytes).buffer)).toBe(digits);
  expect([...fromHex(digits)]).toEqual(bytes);
});

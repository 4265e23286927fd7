import { type Point, group, path, round } from './svg';

/** Letters as strokes, so that no drawing needs a font. The baseline is y 12; digits fill 8 × 12. */
const greek: Record<string, string> = {
  α: 'M9 4C8 9 6.5 12 4 12 1.8 12 1 10.2 1 8S2 4 4 4C6.6 4 7.4 8.5 9.2 12',
  β: 'M1.5 16V4.5C1.5 2 3 .8 4.8 .8 6.6 .8 7.8 2 7.8 3.6 7.8 5.4 6.4 6.4 4.2 6.4 7 6.4 8.6 7.6 8.6 9.2 8.6 11 7 12.1 5 12.1 3.4 12.1 2 11.4 1.5 10',
  γ: 'M.8 5.4C1.6 3.8 3 3.8 3.8 5.6L5.4 10C6 12 6 16 4.9 16S3.8 12.5 5.2 10L8.6 4',
  δ: 'M7.6 1.8C6.8 .9 5.8 .6 4.8 .6 3.4 .6 2.6 1.4 2.6 2.4 2.6 4.2 8.6 5 8.6 8.6 8.6 10.8 7 12.1 4.9 12.1S1.2 10.6 1.2 8.6 2.8 5.2 4.8 5.2',
  ε: 'M7.8 5C7 4.2 6 3.9 4.9 3.9 3.2 3.9 2 4.7 2 5.9 2 7.1 3.2 7.8 5 7.8 2.8 7.8 1.4 8.6 1.4 10 1.4 11.4 3 12.1 4.8 12.1 6.2 12.1 7.4 11.7 8.2 10.8',
  ζ: 'M2 .8H8C4.6 2.6 1.6 5.6 1.6 8.8 1.6 11 3.2 11.8 5.2 12 7.2 12.2 8.2 12.8 8.2 13.9 8.2 15.2 7 15.8 5.6 15.8',
  η: 'M1 5.4C1.4 4.4 2.4 4.1 2.8 5.2V12M2.8 6.6C3.8 4.8 5 4 6.2 4 7.6 4 8.2 5 8.2 6.6V16',
  θ: 'M4.8 0C2.6 0 1.4 2.6 1.4 6S2.6 12 4.8 12 8.2 9.4 8.2 6 7 0 4.8 0ZM1.5 6H8.1',
  ι: 'M4 4V10C4 11.4 4.8 12 6.4 11.6',
  κ: 'M2 4V12M8 4.2L2 8.6M4 7.2L8.2 12',
  λ: 'M1.4 .6C3.4 .2 4 1.4 4.6 3.2L7.6 10.8C7.9 11.6 8.4 12 9 11.8M5 4.8L1.2 12',
  μ: 'M2 4V16M2 8.6C2 10.8 2.8 12 4.4 12 6 12 7.2 10.6 7.2 8.6M7.2 4V10C7.2 11.4 7.8 12 9 11.7',
};

const digits = [
  'M4 0C1.5 0 .5 3 .5 6S1.5 12 4 12 7.5 9 7.5 6 6.5 0 4 0Z',
  'M1.5 2.5L4.5 0V12',
  'M.8 3C.8 1.2 2.2 0 4 0S7.2 1.2 7.2 3C7.2 5.5 2 8.5 .6 12H7.4',
  'M.8 2C1.5 .7 2.6 0 4 0 5.8 0 7 1.1 7 2.8S5.7 5.6 3.4 5.6C5.8 5.6 7.4 6.8 7.4 8.8S5.9 12 4 12C2.4 12 1.2 11.3 .5 9.9',
  'M5.6 12V0L.4 8.6H7.6',
  'M6.8 0H1.7L1.2 5.2C2 4.7 2.9 4.4 3.8 4.4 6 4.4 7.5 5.9 7.5 8.1S5.9 12 3.8 12C2.4 12 1.2 11.4 .5 10.2',
  'M6.4 .6C5.8 .2 5.1 0 4.4 0 1.8 0 .6 3 .6 7 .6 10.3 2 12 4 12S7.4 10.4 7.4 8.3 6 4.7 4.1 4.7C2.4 4.7 .9 6 .7 8',
  'M.6 0H7.4L3 12',
  'M4 5.5C2.3 5.5 1.1 4.4 1.1 2.8S2.3 0 4 0 6.9 1.2 6.9 2.8 5.7 5.5 4 5.5C2 5.5 .5 6.9 .5 8.8S2 12 4 12 7.5 10.7 7.5 8.8 6 5.5 4 5.5Z',
  'M1.6 11.4C2.2 11.8 2.9 12 3.6 12 6.2 12 7.4 9 7.4 5 7.4 1.7 6 0 4 0S.6 1.6 .6 3.7 2 7.3 3.9 7.3C5.6 7.3 7.1 6 7.3 4',
];

const digitAdvance = 11;

function placed(centre: Point, width: number, height: number, scale: number): string {
  const x = round(centre.x - (width * scale) / 2);
  const y = round(centre.y - (height * scale) / 2);
  return `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;
}

/**
 * The caller's group sets the stroke, whose width is scaled with the letter.
 * @throws when nobody has drawn the letter yet
 */
export function greekLetter(letter: string, centre: Point, scale: number): string {
  const strokes = greek[letter];
  if (!strokes) throw new Error(`art/letters.ts has no strokes for the letter "${letter}".`);
  return path(strokes, { transform: placed(centre, 10, 16, scale) });
}

export function numeral(text: string, centre: Point): string {
  const strokes = [...text].map((digit, index) =>
    path(digits[Number(digit)] ?? '', index ? { transform: `translate(${index * digitAdvance})` } : {}),
  );
  return group({ transform: placed(centre, text.length * digitAdvance - 3, 12, 1) }, ...strokes);
}

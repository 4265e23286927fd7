/** What one cue of a video's captions shows. */
export interface SpokenLine {
  /** Seconds from the video's beginning. */
  start: number;
  end: number;
  text: string;
  /** Who speaks, where the captions say it (`<v Vega>`). */
  speaker?: string;
}

/** Rows of the file up to an empty one, and the number of the first. */
interface Block {
  number: number;
  rows: string[];
}

const instant = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})`;
const timing = new RegExp(String.raw`^${instant}[ \t]+-->[ \t]+${instant}(?:[ \t].*)?$`);
const tag = /<\/?(?:c|i|b|u|v|ruby|rt|lang)(?:\.[^\s<>]*)?(?:[ \t][^<>]*)?>|<[\d:.]+>/g;
const voice = /^<v(?:\.[^\s<>]*)?[ \t]([^<>]+)>/;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '\u200E', rlm: '\u200F' };

/**
 * Reads captions (WebVTT), and takes nothing that browsers would silently leave out or show otherwise.
 * @throws with the number of the line that is wrong
 */
export function parseWebVtt(file: string): SpokenLine[] {
  const [header, ...blocks] = blocksOf(file);
  if (header?.number !== 1 || !/^\uFEFF?WEBVTT(?:[ \t]|$)/.test(header.rows[0]!))
    fail(1, 'The file has to begin with WEBVTT.');
  const timeInHeader = header.rows.findIndex((row) => row.includes('-->'));
  if (timeInHeader > 0) fail(timeInHeader + 1, 'An empty line has to stand before the first cue.');
  const cues = blocks.filter(({ rows }) => !/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(rows[0]!));
  const lines: SpokenLine[] = [];
  for (const cue of cues) lines.push(readCue(cue, lines.at(-1)?.start ?? -1));
  return lines;
}

function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  let isInside = false;
  for (const [index, row] of file.split(/\r\n|\r|\n/).entries()) {
    if (row && isInside) blocks.at(-1)!.rows.push(row);
    else if (row) blocks.push({ number: index + 1, rows: [row] });
    isInside = row !== '';
  }
  return blocks;
}

function readCue({ number, rows }: Block, before: number): SpokenLine {
  // Above the times a cue may have a name.
  const at = rows[0]!.includes('-->') ? 0 : 1;
  const times = timing.exec(rows[at] ?? '');
  if (!times) return fail(number + Math.min(at, rows.length - 1), 'Expected times such as 00:01.000 --> 00:04.500.');
  const [start, end] = [secondsOf(times.slice(1, 4)), secondsOf(times.slice(4, 7))];
  if (end <= start) fail(number + at, 'The cue ends before it begins.');
  if (start <= before) fail(number + at, 'The cue does not begin after the one above it.');
  const said = rows.slice(at + 1);
  const text = said.map((row, index) => plainText(row, number + at + 1 + index)).join(' ');
  if (!/\S/.test(text)) fail(number + at, 'The cue has no text.');
  const speaker = voice.exec(said[0]!)?.[1]?.trim();
  return { start, end, text: text.replace(/\s+/g, ' ').trim(), ...(speaker && { speaker }) };
}

const secondsOf = ([hours, minutes, seconds]: (string | undefined)[]) =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);

function plainText(row: string, number: number): string {
  if (row.includes('-->')) fail(number, 'An empty line has to stand before a cue.');
  const text = row.replace(tag, '');
  if (text.includes('<')) fail(number, 'A tag is unknown or unfinished; the sign itself is written &lt;.');
  return text.replace(/&(\w+);/g, (found, name: string) => entities[name] ?? fail(number, `${found} is unknown.`));
}

function fail(number: number, why: string): never {
  throw new Error(`line ${number}: ${why}`);
}

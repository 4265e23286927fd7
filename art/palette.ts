import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourOf } from '../src/styles/colourOf';

export const palette = {
  sky: colourOf('screen', 'surface'),
  card: colourOf('screen', 'surface-card'),
  cardRaised: colourOf('screen', 'surface-raised'),
  line: colourOf('screen', 'border'),
  lineStrong: colourOf('screen', 'border-strong'),
  ink: colourOf('screen', 'text'),
  inkMuted: colourOf('screen', 'text-muted'),
  sol: colourOf('screen', 'accent'),
  right: colourOf('screen', 'success'),
  wrong: colourOf('screen', 'danger'),
};

/** A file of this folder, which names its colours: `fill="{sol}"`. */
export function handDrawn(file: string): string {
  return readFileSync(join(__dirname, file), 'utf8').replace(/\{(\w+)\}/g, (_, name: string) => {
    const colour = (palette as Record<string, string>)[name];
    if (!colour) throw new Error(`${file} names the colour "${name}", which the palette does not have.`);
    return colour;
  });
}

/** The layers of each `<g id="…">` at the margin of a file, one in a line. In the file a layer may go on in indented lines. */
export function groupsOf(file: string): Map<string, string> {
  const groups = handDrawn(file).matchAll(/^<g id="(\w+)">\n(.*?)\n<\/g>$/gms);
  return new Map([...groups].map(([, id = '', layers = '']) => [id, layers.replace(/\n +/g, '')]));
}

export const fixedLines = groupsOf('lines.svg');

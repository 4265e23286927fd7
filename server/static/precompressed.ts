import { type FoundFile, fileAt } from './findFile';

const ENCODINGS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

export interface Precompressed {
  file: FoundFile;
  encoding: string;
}

/** The smallest compressed version of a file that the client accepts. */
export async function precompressed(path: string, acceptEncoding: string): Promise<Precompressed | undefined> {
  for (const { encoding, extension } of ENCODINGS) {
    const file = accepts(acceptEncoding, encoding) && (await fileAt(`${path}${extension}`));
    if (file) return { file, encoding };
  }
  return undefined;
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ''));
}

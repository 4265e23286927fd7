import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile, type Options } from 'sass';

/** The stylesheet that the pages share and those of single features, before the build drops what no page uses. */
export function stylesheet(): string {
  const settings = require('../../.sassrc.cjs') as Options<'sync'>;
  const features = path.join(__dirname, '../features');
  const own = readdirSync(features, { recursive: true })
    .map((file) => path.join(features, String(file)))
    .filter((file) => file.endsWith('.css'));
  const texts = own.map((file) => readFileSync(file, 'utf8'));
  const files = ['foundation', 'index'].map((name) => path.join(__dirname, `../styles/${name}.scss`));
  return [...files.map((file) => compile(file, settings).css), ...texts].join('\n');
}

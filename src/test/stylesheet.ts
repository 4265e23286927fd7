import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile, type Options } from 'sass';

/** The stylesheets as Parcel and a few pages read them, before the build drops what no page uses. */
export function stylesheet(): string {
  const settings = require('../../.sassrc.cjs') as Options<'sync'>;
  const folder = path.join(__dirname, '../../public/styles');
  const own = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return [compile(path.join(__dirname, '../styles/index.scss'), settings).css, ...own].join('\n');
}

import path from 'node:path';
import { compile, type Options } from 'sass';

/** The stylesheet as Parcel reads it, before the build drops what no page uses. */
export function stylesheet(): string {
  const settings = require('../../.sassrc.cjs') as Options<'sync'>;
  return compile(path.join(__dirname, '../styles/index.scss'), settings).css;
}

import { createHash } from 'node:crypto';
import { sitePaths } from '../../../src/app/sitePaths';
import { languages } from '../../../src/lib/language';
import { shareImage } from '../../content/shareImage';
import { card } from './card';

/** The HTML of every link preview, by the picture's path under `public`. */
export function cards(): Map<string, string> {
  return new Map(
    languages.flatMap((language) =>
      sitePaths.map((plain): [string, string] => [shareImage(language, plain), card(language, plain)]),
    ),
  );
}

/** A hash of the HTML that shows whether a picture is up to date. */
export function markOf(page: string): string {
  return createHash('sha256').update(page).digest('hex').slice(0, 16);
}

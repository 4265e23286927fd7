import { readFileSync } from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';

/** What gives a page `TestingLibraryDom`: the unit tests find by role in the same way. */
export const finderSource = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

interface Wanted {
  role: string;
  name?: string;
  pattern?: string;
  flags?: string;
  within?: string;
}

/** In the page: the elements with a role and a name, or null where the finder is still to be brought. */
export function findInPage({ role, name, pattern, flags, within }: Wanted): HTMLElement[] | null {
  const { TestingLibraryDom: finder } = window as { TestingLibraryDom?: typeof TestingLibrary };
  if (!finder) return null;
  const places = within ? finder.queryAllByRole(document.body, within) : [document.body];
  const options = { name: pattern === undefined ? name : new RegExp(pattern, flags) };
  return places.flatMap((place) => finder.queryAllByRole(place, role, options));
}

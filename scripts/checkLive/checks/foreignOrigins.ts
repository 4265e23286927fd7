import { readTags } from '../../build/html/readTags';
import type { Check } from '../check';
import { allPages } from '../pages';
import { tagsOf } from '../readHtml';

/** Tags that make a browser ask for something by itself, or send something somewhere, with the attribute that says where. */
const places = [
  ['script', 'src'],
  ['img', 'src'],
  ['img', 'srcset'],
  ['source', 'src'],
  ['source', 'srcset'],
  ['video', 'src'],
  ['video', 'poster'],
  ['audio', 'src'],
  ['track', 'src'],
  ['iframe', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
  ['use', 'href'],
  ['form', 'action'],
  ['base', 'href'],
] as const;

/** Links of these kinds are only read by machines. */
const unfetched = /^(canonical|alternate)$/;

export const foreignOrigins: Check = {
  title: 'pages ask no other origin for anything',
  remedy: 'Switch off what the host adds to pages: analytics, badges, fonts, feedback bars, mail protection.',
  findFaults: async (site) =>
    (await allPages(site)).flatMap(({ answer: { path, text } }) => {
      const tags = readTags(text);
      const named = places.flatMap(([tag, attribute]) => tagsOf(tags, tag).flatMap((found) => found[attribute] ?? []));
      const links = tagsOf(tags, 'link')
        .filter(({ rel = '' }) => !unfetched.test(rel))
        .flatMap(({ href }) => href ?? []);
      return [...new Set([...named, ...links])]
        .filter((address) => !isOwn(address, site.origin))
        .map((address) => `${path}: ${address}`);
    }),
};

/** Of a `srcset`, each address. */
function isOwn(named: string, origin: string): boolean {
  return named
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    .filter((address) => !address.startsWith('data:'))
    .every((address) => URL.canParse(address, origin) && new URL(address, origin).origin === origin);
}

import { unlistedPaths } from '../../../src/app/sitePaths';
import { languages } from '../../../src/lib/language';
import { namedPath } from '../../../src/lib/paths';
import { readTags } from '../../build/html/readTags';
import { isAskedAnew } from '../cacheControl';
import type { Check } from '../check';
import { isUnlisted } from '../readHtml';

const token = 'a-token-of-check-live';

export const mailLinks: Check = {
  title: 'pages that mails lead to keep their token to themselves',
  remedy:
    'Let the host send dist/_headers for these paths, with and without a slash at the end, and redirect none of them.',
  findFaults: async (site) => {
    const paths = unlistedPaths.concat(
      unlistedPaths.flatMap((plain) => languages.map((language) => namedPath(language, plain))),
    );
    const faults = paths
      .flatMap((path) => languages.map((language) => ({ path, language })))
      .map(async ({ path, language }) => {
        const { status, headers, text } = await site.ask(`${path}?token=${token}`, { 'accept-language': language });
        return [
          status !== 200 && `${path} answers ${status}`,
          headers.get('referrer-policy') !== 'no-referrer' &&
            `${path} has Referrer-Policy "${headers.get('referrer-policy') ?? ''}" instead of "no-referrer"`,
          !isAskedAnew(headers) && `${path} may be kept: "${headers.get('cache-control') ?? ''}"`,
          !isUnlisted(readTags(text)) && `${path} does not ask search engines to leave it out`,
          (text.includes(token) || [...headers.values()].some((value) => value.includes(token))) &&
            `${path} repeats the token in its answer`,
        ].filter((fault) => fault !== false);
      });
    return (await Promise.all(faults)).flat();
  },
};

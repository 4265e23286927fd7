import { readTags } from '../../build/html/readTags';
import type { Check } from '../check';
import { isAskedAnew } from '../cacheControl';
import { isUnlisted, languageOf } from '../readHtml';

const cases = [
  ['/no-such-page', 'es', 'es'],
  ['/no-such-page', 'en', 'en'],
  ['/en/no-such-page', 'es', 'en'],
  ['/es/no-such-page', 'en', 'es'],
  ['/video/video999', 'es', 'es'],
  ['/profile/nobody', 'es', 'es'],
  ['/wishlist', 'es', 'es'],
] as const;

export const notFound: Check = {
  title: 'an unknown address is answered with 404, in the right language',
  remedy:
    'Let the host answer with 404.html of the nearest folder and status 404 (docs/deploy.md, "Publish the site").',
  findFaults: async (site) => {
    const pages = cases.map(async ([path, wanted, language]) => {
      const { status, headers, text } = await site.ask(path, { 'accept-language': wanted });
      const tags = readTags(text);
      const told = languageOf(tags);
      return [
        status !== 404 && `${path} answers ${status}`,
        told !== language && `${path} for "${wanted}" is in "${told}" instead of "${language}"`,
        !isUnlisted(tags) && `${path} does not ask search engines to leave it out`,
        !isAskedAnew(headers) && `${path} may be kept: "${headers.get('cache-control')}"`,
      ].filter((fault) => fault !== false);
    });
    // A visitor of the release before asks for such; kept, it would stay missing.
    const file = await site.ask('/site.00000000.js');
    return [
      ...(await Promise.all(pages)).flat(),
      ...(file.status === 404 ? [] : [`${file.path} answers ${file.status}`]),
      ...(isAskedAnew(file.headers) ? [] : [`${file.path}, which is missing, may be kept`]),
    ];
  },
};

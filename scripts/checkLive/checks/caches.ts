import { isAskedAnew, isImmutable, isKeptForAYear } from '../cacheControl';
import type { Check } from '../check';
import { somePaths } from '../pages';
import type { Site } from '../site';

/** What the home page names: files whose name holds their hash, and pictures marked with the version of their folder. */
export async function filesOfHome(site: Site) {
  const { text } = await site.ask('/');
  const found = (look: RegExp) => [...new Set(text.match(look) ?? [])];
  return {
    hashed: found(/\/[\w-]+\.[0-9a-f]{8}\.(js|css|woff2)\b/g),
    // With a limit, so that a long run of such folders is not read anew from each of them.
    pictures: found(/\/(images|icons)\/[\w/.-]{1,200}\?v=\w+/g),
  };
}

export const caches: Check = {
  title: 'pages are asked for anew, files with a hash are kept',
  remedy: 'Let the host read dist/_headers, and no cache before it have rules of its own.',
  findFaults: async (site) => {
    const { hashed, pictures } = await filesOfHome(site);
    const without = async (paths: string[], isSo: (headers: Headers) => boolean, wanted: string) => {
      const answers = await Promise.all(paths.map((path) => site.ask(path)));
      return answers.flatMap(({ path, status, headers }) =>
        [
          status >= 400 && path !== '/no-such-page' && `${path} answers ${status}`,
          !isSo(headers) && `${path} has Cache-Control "${headers.get('cache-control')}" instead of ${wanted}`,
        ].filter((fault) => fault !== false),
      );
    };
    return [
      ...(hashed.length > 2 ? [] : ['/ names no files with a hash']),
      ...(await without(somePaths, isAskedAnew, '"no-cache"')),
      ...(await without(hashed, isImmutable, '"public, max-age=31536000, immutable"')),
      ...(await without(pictures, isKeptForAYear, '"public, max-age=31536000"')),
      ...(await unchangedFaults(site)),
    ];
  },
};

/** A page that has not changed must not travel again. */
async function unchangedFaults(site: Site): Promise<string[]> {
  const etag = (await site.ask('/')).headers.get('etag');
  if (!etag) return ['/ has no ETag'];
  const { status } = await site.ask('/', { 'if-none-match': etag });
  return status === 304 ? [] : [`/ answers ${status} instead of 304 where it has not changed`];
}

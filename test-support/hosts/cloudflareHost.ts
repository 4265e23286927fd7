import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloudflareHandler } from '../../scripts/build/deploy/edge/cloudflareHandler';
import { answerWith, fileAt, nearestNotFound, readRules } from './builtFiles';

/** Answers with a built site as Cloudflare Pages' documentation says: the worker, but for the paths that `_routes.json` excludes, over the files. */
export function cloudflareHost(dist: string) {
  const rules = readRules(dist);
  const { exclude } = JSON.parse(readFileSync(join(dist, '_routes.json'), 'utf8')) as { exclude: string[] };
  const isFile = (path: string) =>
    exclude.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  const ASSETS = {
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      const file = /^\/_(headers|redirects|worker\.js|routes\.json)$/.test(pathname)
        ? undefined
        : fileAt(dist, pathname);
      return file
        ? answerWith(file, 200, request, rules, pathname)
        : answerWith(nearestNotFound(dist, pathname), 404, request, rules, pathname);
    },
  };
  const worker = cloudflareHandler(rules);
  return async (request: Request): Promise<Response> =>
    isFile(new URL(request.url).pathname) ? ASSETS.fetch(request) : worker(request, { ASSETS });
}

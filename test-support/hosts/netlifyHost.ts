import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import language from '../../scripts/build/deploy/edge/netlify';
import { answerWith, fileAt, readRules } from './builtFiles';

const toml = readFileSync(join(__dirname, '../../netlify.toml'), 'utf8');
const redirects = [...toml.matchAll(/from = "(\S+)\/\*"\s+to = "(\S+)"\s+status = (\d+)/g)];
const excluded = /excludedPath = \[(.*)\]/.exec(toml)?.[1]?.match(/[^" ,]+/g) ?? [];
const isExcluded = (path: string) =>
  excluded.some((pattern) => new RegExp(`^${pattern.replace('.', String.raw`\.`).replace('*', '.*')}$`).test(path));

/**
 * Answers with a built site as Netlify's documentation says: the edge function first, then the files, then the redirects of
 * netlify.toml, last 404.html. It leaves open to which path of a rewritten request the rules of `_headers` apply.
 */
export function netlifyHost(dist: string, rulesFor: 'asked' | 'rewritten') {
  const rules = readRules(dist);
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const path = (isExcluded(pathname) ? undefined : language(request)?.pathname) ?? pathname;
    const rulePath = rulesFor === 'asked' ? pathname : path;
    const file = fileAt(dist, path);
    // Netlify keeps its own files to itself.
    if (file && !/\/_(headers|redirects)$/.test(file)) return answerWith(file, 200, request, rules, rulePath);
    const [, , to = '/404.html', status = '404'] = redirects.find(([, from]) => path.startsWith(`${from}/`)) ?? [];
    return answerWith(join(dist, to), Number(status), request, rules, rulePath);
  };
}

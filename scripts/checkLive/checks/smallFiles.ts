import { languages } from '../../../src/lib/language';
import { manifestPath } from '../../build/html/siteFiles';
import type { Check } from '../check';
import type { Site } from '../site';

const month = 30 * 24 * 60 * 60 * 1000;

export const smallFiles: Check = {
  title: 'manifest, icons and security.txt',
  remedy: 'Publish the whole of dist/ from a build of this year, .well-known/ included.',
  findFaults: async (site) => {
    const security = await site.ask('/.well-known/security.txt');
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(security.text)?.[1] ?? '');
    const manifests = await Promise.all(languages.map((language) => manifestFaults(site, manifestPath(language))));
    return [
      security.status !== 200 && `${security.path} answers ${security.status}`,
      !/^Contact: \S+$/m.test(security.text) && `${security.path} names no contact`,
      !(expires > Date.now() + month) && `${security.path} expires within a month`,
      ...manifests.flat(),
    ].filter((fault) => fault !== false);
  },
};

async function manifestFaults(site: Site, path: string): Promise<string[]> {
  const { status, text } = await site.ask(path);
  if (status !== 200) return [`${path} answers ${status}`];
  const { icons = [] } = JSON.parse(text) as { icons?: { src: string }[] };
  if (icons.length === 0) return [`${path} names no icon`];
  const answers = await Promise.all(icons.map(({ src }) => site.ask(src)));
  return answers
    .filter((icon) => icon.status !== 200 || !icon.headers.get('content-type')?.startsWith('image/'))
    .map((icon) => `${icon.path}, named in ${path}, answers ${icon.status}`);
}

import { videosData } from '../../../src/features/videos/videosData';
import { languages } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { feedPath } from '../../build/html/feed';
import type { Check } from '../check';
import { publicOrigin } from '../pages';

export const feeds: Check = {
  title: 'a feed for each language',
  remedy: 'Build with SITE_URL set to exactly this origin, and let the host answer with the files of dist/.',
  findFaults: async (site) => {
    const origin = await publicOrigin(site);
    const faults = languages.map(async (language) => {
      const { path, status, headers, text } = await site.ask(feedPath(language));
      const items = text.split('<item>').slice(1);
      const links = new Set(items.map((item) => /<link>([^<]*)<\/link>/.exec(item)?.[1]));
      const wanted = videosData.map(({ id }) => origin + pathIn(language, paths.video(id)));
      return [
        status !== 200 && `${path} answers ${status}`,
        !/\b(rss|xml)\b/.test(headers.get('content-type') ?? '') && `${path} is no feed`,
        !text.includes(`<language>${language}</language>`) && `${path} is not in "${language}"`,
        ...wanted.filter((address) => !links.has(address)).map((address) => `${path} lacks ${address}`),
      ].filter((fault) => fault !== false);
    });
    return (await Promise.all(faults)).flat();
  },
};

import { pathIn } from '../../../src/lib/paths';
import { readTags } from '../../build/html/readTags';
import type { Check } from '../check';
import { allPages } from '../pages';
import { tagsOf } from '../readHtml';

export const pages: Check = {
  title: 'every page is there, in both languages',
  remedy: 'Publish the whole of dist/, from a fresh build of the release that this check belongs to.',
  findFaults: async (site) =>
    (await allPages(site)).flatMap(({ language, plain, answer: { path, status, headers, text } }) => {
      if (status !== 200) return [`${path} answers ${status}`];
      const tags = readTags(text);
      const [html] = tagsOf(tags, 'html');
      const headings = tagsOf(tags, 'h1').length;
      return [
        !/^text\/html\b.*utf-8/i.test(headers.get('content-type') ?? '') &&
          `${path} has Content-Type "${headers.get('content-type')}"`,
        html?.lang !== language && `${path} is in "${html?.lang}" instead of "${language}"`,
        html?.['data-rendered-path'] !== pathIn(language, plain) &&
          `${path} is answered with the page of "${html?.['data-rendered-path']}"`,
        headings !== 1 && `${path} has ${headings} main headings`,
      ].filter((fault) => fault !== false);
    }),
};

import { readTags } from '../../build/html/readTags';
import type { Check } from '../check';
import { languageOf } from '../readHtml';

/** Address, `Accept-Language`, language of the answer, and whether the header decides. */
const cases = [
  ['/', 'es', 'es', true],
  ['/', 'en-GB,es;q=0.4', 'en', true],
  ['/', 'fr', 'es', true],
  ['/', '', 'es', true],
  ['/videos', 'en', 'en', true],
  ['/waitlist/confirm', 'en', 'en', true],
  ['/en', 'es', 'en', false],
  ['/en/videos', 'es', 'en', false],
  ['/es', 'en', 'es', false],
  ['/es/videos', 'en', 'es', false],
] as const;

export const languages: Check = {
  title: 'the host answers in the language of the visitor, and of the address',
  remedy:
    'Deploy the function that chooses the language (docs/deploy.md, "Publish the site"), and let nothing before it drop Vary.',
  findFaults: async (site) => {
    const faults = cases.map(async ([path, wanted, language, isNegotiated]) => {
      const { headers, text } = await site.ask(path, { 'accept-language': wanted });
      const told = languageOf(readTags(text));
      const asked = `${path} for Accept-Language "${wanted}"`;
      if (told !== language) return `${asked} is in "${told}" instead of "${language}"`;
      const varies = /\baccept-language\b|\*/i.test(headers.get('vary') ?? '');
      return isNegotiated && !varies ? `${asked} has Vary "${headers.get('vary') ?? ''}" without Accept-Language` : [];
    });
    return (await Promise.all(faults)).flat();
  },
};

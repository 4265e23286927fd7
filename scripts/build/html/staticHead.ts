import { isReadable } from '../../../src/features/lessons/lessonIds';
import { brand, publicFile, siteUrl } from '../../../src/lib/site';
import { type Language, languages, locales } from '../../../src/lib/language';
import { pathIn, plainPath } from '../../../src/lib/paths';
import { shareImageSize, shareImageUrl, previewTextOf } from '../../content/words';
import { escape, subjectOf } from '../../content/texts';
import { feedPath, feedTitle } from './feed';
import { structuredData } from './jsonLd';
import { manifestPath } from './siteFiles';

/** What a page says of itself. */
export interface PageHead {
  title: string;
  description: string;
  /** True if no search engine should list it. */
  isHidden: boolean;
}

type Tag = [name: string, content: string];

/** Head tags that only crawlers and link previews read: written into the HTML, unknown to the scripts (B2). */
export function staticHead(path: string, language: Language, { title, description, isHidden }: PageHead): string {
  const links =
    `<link rel="manifest" href="${publicFile(manifestPath(language))}">` +
    `<link rel="alternate" type="application/rss+xml" title="${feedTitle(language)}" href="${publicFile(feedPath(language))}">`;
  if (isHidden) return links;

  const plain = plainPath(path);
  const data = JSON.stringify(structuredData(plain, language, { title, description })).replaceAll('<', '\\u003c');
  const script = `<script type="application/ld+json">${data}</script>`;
  return links + previewTags(plain, language, title, description) + script;
}

function previewTags(plain: string, language: Language, title: string, description: string): string {
  const image = shareImageUrl(language, plain);
  const picture = previewTextOf(language, plain);
  const alt = `${brand}. ${picture.caption}: ${picture.title}`;
  const others = languages.filter((one) => one !== language);
  const openGraph: Tag[] = [
    ['og:type', typeOf(plain)],
    ['og:site_name', brand],
    ['og:title', title],
    ['og:description', description],
    ['og:url', siteUrl + pathIn(language, plain)],
    ['og:locale', localeOf(language)],
    ...others.map((one): Tag => ['og:locale:alternate', localeOf(one)]),
    ['og:image', image],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(shareImageSize.width)],
    ['og:image:height', String(shareImageSize.height)],
    ['og:image:alt', alt],
  ];
  const card = { card: 'summary_large_image', title, description, image, 'image:alt': alt };
  return [
    ...openGraph.map(([name, content]) => `<meta property="${name}" content="${escape(content)}">`),
    ...Object.entries(card).map(([name, content]) => `<meta name="twitter:${name}" content="${escape(content)}">`),
  ].join('');
}

/** A lesson that can be read is an article. */
function typeOf(plain: string): string {
  const { video, member } = subjectOf(plain);
  if (member) return 'profile';
  return video && isReadable(video.id) ? 'article' : 'website';
}

const localeOf = (language: Language) => locales[language].replace('-', '_');

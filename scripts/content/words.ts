import type { T } from '../../src/i18n/makeI18n';
import type { Member } from '../../src/features/members/member';
import { plateNumber } from '../../src/features/videos/video';
import type { Language } from '../../src/lib/language';
import { ideas } from '../../src/components/FourIdeas';
import { paths } from '../../src/lib/paths';
import { publicFile, siteUrl } from '../../src/lib/site';
import { authorsOf, memberTextIn, subjectOf, translationOf, videoTextIn } from './texts';

export interface PreviewText {
  caption: string;
  title: string;
  note: string;
  /** Shown with their portraits, in place of the note. */
  people?: Member[];
}

/** The text in the image of a page's link preview; short, because previews are often very small. */
export function previewTextOf(language: Language, plain: string): PreviewText {
  const t = translationOf(language);
  const { video, member } = subjectOf(plain);
  if (video) {
    const plate = t('videoCard:plate', { number: plateNumber(video.id) });
    return {
      caption: video.videoUrl ? plate : `${plate} · ${t('common:badge')}`,
      title: videoTextIn(language, video).title,
      note: '',
      people: authorsOf(video),
    };
  }
  if (member) {
    return { caption: memberTextIn(language, member).role, title: member.name, note: t('profile:character') };
  }
  switch (plain) {
    case paths.community:
      return { caption: t('nav:community'), title: t('community:title'), note: ideasInPairs(t) };
    case paths.videos:
      return { caption: t('common:badge'), title: t('videos:title'), note: t('home:videos.title') };
    case paths.waitlist:
      return { caption: t('home:hero.caption'), title: t('waitlist:title'), note: t('home:join.title') };
    case paths.privacy:
      return { caption: t('footer:privacy'), title: t('privacy:title'), note: t('privacy:lead') };
    case paths.legal:
      return { caption: t('footer:legal'), title: t('legal:title'), note: t('legal:lead') };
    case paths.login:
      return { caption: t('login:pageTitle'), title: t('login:title'), note: t('home:hero.caption') };
    case paths.home:
      return { caption: t('home:hero.caption'), title: t('home:hero.title'), note: t('home:title') };
    default:
      throw new Error(`scripts/content/words.ts has no words for the link preview of ${plain}`);
  }
}

function ideasInPairs(t: T): string {
  const [first, second, third, fourth] = ideas.map((idea) => t(`common:ideas.${idea}`));
  return `${first} · ${second}\n${third} · ${fourth}`;
}

export const shareImageSize = { width: 1200, height: 630 };

/** The path under `public` of the image in a page's link preview. */
export function shareImage(language: Language, plain: string): string {
  const name = plain === '/' ? 'home' : plain.slice(1).replaceAll('/', '-');
  return `images/share/${language}/${name}.jpg`;
}

export function shareImageUrl(language: Language, plain: string): string {
  return siteUrl + publicFile(`/${shareImage(language, plain)}`);
}

import { pageAt, type SinglePage } from '../../src/app/routes';
import type { T } from '../../src/i18n/makeI18n';
import { experimentIds, hasExperiment } from '../../src/features/lessons/experimentIds';
import { isReadable, lessonIds, minutesToRead } from '../../src/features/lessons/lessonIds';
import type { Member } from '../../src/features/members/member';
import { plateNumber, type Video } from '../../src/features/videos/video';
import type { Language } from '../../src/lib/language';
import { ideas } from '../../src/components/FourIdeas';
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
    return {
      caption: videoCaption(t, video),
      title: videoTextIn(language, video).title,
      note: '',
      people: authorsOf(video),
    };
  }
  if (member) {
    return { caption: memberTextIn(language, member).role, title: member.name, note: t('profile:character') };
  }
  const [caption, title, note] = previews[pageAt(plain).name as SinglePage](t);
  return { caption, title, note };
}

/** The number of a lesson, and what can be done with it today; in preparation, only that. */
function videoCaption(t: T, { id, videoUrl }: Video): string {
  const today = [
    isReadable(id) && t('video:preview.read', { minutes: minutesToRead }),
    hasExperiment(id) && t('video:preview.try'),
    !isReadable(id) && !videoUrl && t('common:badge'),
  ];
  return [t('videoCard:plate', { number: plateNumber(id) }), ...today.filter(Boolean)].join(' · ');
}

type Preview = (t: T) => [caption: string, title: string, note: string];

const previews: Record<SinglePage, Preview> = {
  home: (t) => [t('home:hero.caption'), t('home:hero.title'), t('home:title')],
  community: (t) => [t('nav:community'), t('community:title'), ideasInPairs(t)],
  videos: (t) => [
    t('videos:preview', { readable: lessonIds.length, experiments: experimentIds.length }),
    t('videos:title'),
    t('home:videos.title'),
  ],
  waitlist: (t) => [t('home:hero.caption'), t('waitlist:title'), t('home:join.title')],
  login: (t) => [t('login:pageTitle'), t('login:title'), t('home:hero.caption')],
  privacy: (t) => [t('footer:privacy'), t('privacy:title'), t('privacy:lead')],
  legal: (t) => [t('footer:legal'), t('legal:title'), t('legal:lead')],
  accessibility: (t) => [t('home:hero.caption'), t('accessibility:title'), t('accessibility:sections.goal.text')],
  news: (t) => [t('home:hero.caption'), t('progress:news'), t('news:lead')],
};

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

import { I18nextProvider } from 'react-i18next';
import { experimentIds } from '../features/experiments/Experiment';
import { KeptLesson } from '../features/lessons/KeptLesson';
import type { LessonId } from '../features/lessons/lessonIds';
import { lessons } from '../features/lessons/ReadableLesson';
import { membersData } from '../features/members/membersData';
import { plateNumber } from '../features/videos/video';
import { videosData } from '../features/videos/videosData';
import { textOf, type VideoTexts } from '../features/videos/videoTexts';
import { i18nOf } from '../i18n/loadedLanguages';
import type { Language } from '../lib/language';
import { pathIn, paths } from '../lib/paths';
import { siteUrl } from '../lib/site';

/** A lesson to keep, with the words of its video. Only the build draws it. */
export async function keptLesson(id: LessonId, language: Language) {
  const i18n = i18nOf(language);
  const { texts } = await lessons[id].load();
  const video = videosData.find((one) => one.id === id)!;
  const videoTexts = (i18n.getResource(language, 'first', 'videoTexts') ?? {}) as VideoTexts;
  return (
    <I18nextProvider i18n={i18n}>
      <KeptLesson
        id={id}
        lesson={texts[language]}
        title={textOf(video, videoTexts).title}
        plate={i18n.t('videos.card.plate', { number: plateNumber(id) })}
        author={membersData.find((member) => member.id === video.authorIds[0])!.name}
        address={siteUrl + pathIn(language, paths.video(id))}
        hasExperiment={experimentIds.includes(id)}
      />
    </I18nextProvider>
  );
}

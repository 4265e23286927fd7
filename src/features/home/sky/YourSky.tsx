import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useAppStore } from '../../../lib/store';
import { AppLink } from '../../../components/AppLink';
import { optionalComponent } from '../../../components/loadable';
import { useInSight } from '../../../components/useInSight';
import { otherPages } from '../../../i18n/otherPages';
import { namespace } from '../../../i18n/texts';
import { paths } from '../../../lib/paths';
import { publicFile } from '../../../lib/site';
import { selectQuery } from '../../../router/locationSlice';
import { plateNumber } from '../../videos/video';
import { selectVideos } from '../../videos/videosSlice';
import { HomeSection } from '../HomeSection';

const texts = [
  namespace('sky', {
    es: () => import('../../../../locales/es/sky.json'),
    en: () => import('../../../../locales/en/sky.json'),
  }),
  // The titles of the lessons.
  otherPages,
];
const SkyFigure = optionalComponent(async () => (await import('./SkyFigure')).SkyFigure, ...texts);
const SkyBar = optionalComponent(async () => (await import('./SkyBar')).SkyBar, ...texts);

/** The sky of all lessons, the visitor's constellation in it (H8). Until it comes into sight, and without scripts, its links are numbers. */
export function YourSky() {
  const { t } = useTranslation('home');
  const videos = useAppSelector(selectVideos);
  const store = useAppStore();
  const stage = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(stage);
  const [isStyled, setStyled] = useState(false);

  useEffect(() => {
    // Who follows a shared address came for this sky.
    if (/[?&]c=\d/.test(selectQuery(store.getState())) && window.scrollY === 0)
      stage.current!.closest('section')!.scrollIntoView();
  }, [store]);

  return (
    <HomeSection id="challenge" className="your-sky" title={t('sky.title')} lead={t('sky.lead')}>
      {isInSight && <link rel="stylesheet" href={publicFile('/styles/sky.css')} onLoad={() => setStyled(true)} />}
      <div ref={stage}>
        <ol className="sky-figures d-grid">
          {videos.map((video) => (
            <li key={video.id}>
              <AppLink to={paths.video(video.id)} className="position-relative d-grid text-center text-decoration-none">
                <span>{plateNumber(video.id)}</span>
                {isStyled && <SkyFigure video={video} />}
              </AppLink>
            </li>
          ))}
        </ol>
        <div className="sky-bar">{isStyled && <SkyBar />}</div>
      </div>
      <p className="muted mb-0">
        <b className="badge">{t('challenge.badge')}</b> {t('challenge.text')}
      </p>
    </HomeSection>
  );
}

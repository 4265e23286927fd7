import { Button } from '../../../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { ButtonLink } from '../../../components/AppLink';
import { paths } from '../../../lib/paths';
import { lessonIds, minutesToRead } from '../../lessons/lessonIds';
import { PageShareButton } from '../../share/ShareButton';
import { pictureFailed } from '../../toasts/toastsSlice';
import { selectVideos } from '../../videos/videosSlice';
import { queryOf, selectConstellation, selectNextToLight } from './constellation';

/** How far the constellation is, and what to do with it. */
export function SkyBar() {
  const { t } = useTranslation('sky');
  const { lit, drawn, isShared } = useAppSelector(selectConstellation);
  const next = useAppSelector(selectNextToLight);
  const isOwn = !isShared && lit.length > 0;
  const counts = { count: lit.length, total: lessonIds.length };

  const state = () => {
    if (isShared) return 'shared';
    if (lit.length === 0) return 'empty';
    return next ? 'some' : 'all';
  };
  const toLight = () => {
    if (isShared) return t('begin');
    return isOwn ? t('next') : t('first', { minutes: minutesToRead });
  };
  return (
    <>
      <p className="lead mb-1">{t(state(), counts)}</p>
      {(isShared || drawn.length < lessonIds.length) && <p className="muted">{t(isShared ? 'sharedHow' : 'how')}</p>}
      <div className="d-flex flex-wrap justify-content-center gap-2">
        {next && (
          <ButtonLink to={paths.video(next)} variant={isOwn ? 'outline' : 'primary'}>
            {toLight()}
          </ButtonLink>
        )}
        {isOwn && <KeepAndShare />}
      </div>
    </>
  );
}

function KeepAndShare() {
  const { t } = useTranslation(['sky', 'waitlist']);
  const dispatch = useAppDispatch();
  const sky = useAppSelector(selectConstellation);
  const videos = useAppSelector(selectVideos);
  const count = t('count', { count: sky.lit.length, total: lessonIds.length });
  const picture = async () => (await import('./skyPicture')).skyPicture(videos, sky, t('mine'), count);
  const save = async () => {
    try {
      (await import('../../../lib/download')).download(await picture());
    } catch {
      dispatch(pictureFailed());
    }
  };
  return (
    <>
      <Button variant="outline" onClick={() => void save()}>
        {t('waitlist:card.save')}
      </Button>
      <PageShareButton title={t('mine')} query={queryOf(sky.lit)} picture={picture} />
    </>
  );
}

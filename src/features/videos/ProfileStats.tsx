import Placeholder from 'react-bootstrap/Placeholder';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { StatTile } from '../../components/StatTile';
import { useHydrated } from '../../components/useHydrated';
import { selectFollowers } from '../members/membersSlice';
import { selectAuthorTotals } from './videosSlice';
import { useLanguage } from '../../i18n/useLanguage';
import { formatNumber } from '../../lib/format';

/** M4: the followers are drawn in the browser, so their tile waits for it. */
export function ProfileStats({ id }: { id: string }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const hydrated = useHydrated();
  const drawn = useAppSelector((state) => selectFollowers(state, id));
  const followers = hydrated ? drawn : undefined;
  const { videos, likes, views } = useAppSelector((state) => selectAuthorTotals(state, id));
  const waiting = (
    <Placeholder className="w-50">
      <span className="visually-hidden">{t('stats.waiting')}</span>
    </Placeholder>
  );
  return (
    <dl className="stats auto-grid">
      <StatTile label={t('stats.videos')} value={formatNumber(videos, language)} />
      <StatTile
        label={t('stats.followers')}
        value={followers === undefined ? waiting : String(followers)}
        note={t('stats.sample')}
      />
      <StatTile label={t('stats.likes')} value={formatNumber(likes, language)} />
      <StatTile label={t('stats.views')} value={formatNumber(views, language)} />
    </dl>
  );
}

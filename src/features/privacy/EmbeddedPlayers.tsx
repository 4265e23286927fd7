import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { videoSource } from '../videos/videoSource';
import { selectVideos } from '../videos/videosSlice';
import { useLanguage } from '../../i18n/useLanguage';
import { formatList } from '../../lib/format';

/** Names the sites whose players show videos of the catalogue, once there are any (B13). */
export function EmbeddedPlayers() {
  const { t } = useTranslation();
  const language = useLanguage();
  const sources = useAppSelector(selectVideos).map(({ videoUrl }) => videoSource(videoUrl));
  const sites = new Set(sources.flatMap((source) => (source?.kind === 'embedded' ? source.site : [])));
  if (sites.size === 0) return null;
  return <p>{t('privacy.players', { sites: formatList([...sites], language) })}</p>;
}

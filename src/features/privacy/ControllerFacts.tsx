import { useTranslation } from 'react-i18next';
import { controller } from '../../lib/controller';
import { useController } from '../../components/useController';
import { useAppSelector } from '../../lib/store';
import { videoSource } from '../videos/videoSource';
import { selectVideos } from '../videos/videosSlice';
import { useLanguage } from '../../i18n/useLanguage';
import { formatList } from '../../lib/format';

const shown = ['name', 'taxId', 'address', 'email'] as const;

/** A company that stands in no register leaves that out. */
const facts = controller.registry ? ([...shown, 'registry'] as const) : shown;

export function ControllerFacts() {
  const { t } = useTranslation('controller');
  const details = useController();
  return (
    <dl className="terms auto-grid">
      {facts.map((detail) => (
        <div key={detail}>
          <dt className="text-primary">{t(detail)}</dt>
          <dd>
            {detail === 'email' && controller.email ? (
              <a href={`mailto:${controller.email}`}>{controller.email}</a>
            ) : (
              details[detail]
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Names the sites whose players show videos of the catalogue, once there are any (B13). */
export function EmbeddedPlayers() {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const sources = useAppSelector(selectVideos).map(({ videoUrl }) => videoSource(videoUrl));
  const sites = new Set(sources.flatMap((source) => (source?.kind === 'embedded' ? source.site : [])));
  if (sites.size === 0) return null;
  return <p>{t('players', { sites: formatList([...sites], language) })}</p>;
}

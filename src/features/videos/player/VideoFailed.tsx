import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';

/** Said at once to those who cannot see it. The pressed button disappears, so `onAgain` has to move the focus. */
export function VideoFailed({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="player-note player-offer">
      <p className="mb-0">{t('video.failed')}</p>
      <Button variant="outline-light" onClick={onAgain}>
        {t('common.loadFailed.again')}
      </Button>
    </div>
  );
}

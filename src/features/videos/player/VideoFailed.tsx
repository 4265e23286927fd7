import { Button } from '../../../components/Button';
import { useTranslation } from 'react-i18next';

/** The pressed button disappears, so `onRetry` has to move the focus. */
export function VideoFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['video', 'common']);
  return (
    <div
      role="alert"
      className="d-flex flex-wrap align-items-center row-gap-2 column-gap-4 px-3 py-mid border-top fs-small"
    >
      <p className="w-100 mb-0">{t('failed')}</p>
      <Button variant="outline" onClick={onRetry}>
        {t('common:loadFailed.again')}
      </Button>
    </div>
  );
}

import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../app/hooks';
import { Page } from '../components/Page';
import { loadCurrentPage } from '../router/loadCurrentPage';
import type { LoadFailure } from '../router/locationSlice';

/** Shown in place of a page that failed to load (B12). */
export function FailedPage({ loadFailure }: { loadFailure: LoadFailure }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const title = t('common.loadFailed.title');
  const text = t(`common.loadFailed.${loadFailure}`);
  return (
    <Page title={title} description={text} hidden className="container standing">
      <div className="notice px-3 text-center">
        <h1 className="h2">{title}</h1>
        <p className="muted">{text}</p>
        {loadFailure === 'gone' && (
          <Button onClick={() => void dispatch(loadCurrentPage(true))}>{t('common.loadFailed.again')}</Button>
        )}
      </div>
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../app/hooks';
import { Page } from '../components/Page';
import { bringPage } from '../features/location/bringPage';
import type { Lost } from '../features/location/locationSlice';

/** In place of a page that did not come (B12). */
export function LostPage({ lost }: { lost: Lost }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const title = t('common.lost.title');
  const text = t(`common.lost.${lost}`);
  return (
    <Page title={title} description={text} hidden className="container standing">
      <div className="notice">
        <h1 className="h2">{title}</h1>
        <p>{text}</p>
        {lost === 'gone' && (
          <button type="button" className="btn btn-primary" onClick={() => void dispatch(bringPage(true))}>
            {t('common.lost.again')}
          </button>
        )}
      </div>
    </Page>
  );
}

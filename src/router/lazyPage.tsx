import { useDeferredValue, type ComponentType } from 'react';
import { Button } from '../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../lib/store';
import { lazyComponent } from '../components/loadable';
import { Page } from '../components/Page';
import { loadCurrentPage } from './navigate';
import { selectLoadFailure, type LoadFailure } from './locationSlice';

/** A page whose code is loaded on the first visit. While the state says that this failed, a panel takes its place (B12). */
export function lazyPage(importPage: () => Promise<ComponentType>) {
  const { load, Component: LoadedPage } = lazyComponent(importPage);
  function Component() {
    // Deferred like the location, so that the two change together.
    const loadFailure = useDeferredValue(useAppSelector(selectLoadFailure));
    return loadFailure ? <FailedPage loadFailure={loadFailure} /> : <LoadedPage />;
  }
  return { load, Component };
}

function FailedPage({ loadFailure }: { loadFailure: LoadFailure }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const title = t('loadFailed.title');
  const text = t(`loadFailed.${loadFailure}`);
  return (
    <Page title={title} description={text} hidden className="container standing">
      <div className="notice px-3 text-center">
        <h1 className="h2">{title}</h1>
        <p className="muted">{text}</p>
        {loadFailure === 'gone' && (
          <Button onClick={() => void dispatch(loadCurrentPage(true))}>{t('loadFailed.again')}</Button>
        )}
      </div>
    </Page>
  );
}

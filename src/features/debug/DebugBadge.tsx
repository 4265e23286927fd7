import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { withParam } from '../../lib/address';
import { version } from '../../lib/site';
import { queryChanged, selectQuery } from '../../router/locationSlice';
import { debugOpened, selectViewport } from '../layout/layoutSlice';
import { badgeVisibilitySet } from './debugSlice';

/** A small pill for those who build the site: version and viewport (U7). */
export function DebugBadge() {
  const { t } = useTranslation(['debug', 'nav']);
  const dispatch = useAppDispatch();
  const viewport = useAppSelector(selectViewport);
  const query = useAppSelector(selectQuery);
  const hide = () => {
    dispatch(badgeVisibilitySet(false));
    dispatch(queryChanged(withParam(query, 'forceHideBadge', 'true')));
  };
  return (
    <aside className="debug-badge position-fixed d-flex d-print-none align-items-center" aria-label={t('badge')}>
      <button type="button" className="debug-badge-button" onClick={() => dispatch(debugOpened())}>
        <span className="visually-hidden">{t('nav:showDebug')}: </span>
        <span>{viewport && t('badgeText', { version, ...viewport })}</span>
      </button>
      <button type="button" className="btn-close" aria-label={t('hideBadge')} onClick={hide} />
    </aside>
  );
}

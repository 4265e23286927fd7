import { useTranslation } from 'react-i18next';
import { useAppSelector, type AppStore, type RootState } from '../../lib/store';
import { useLanguage } from '../../i18n/useLanguage';
import { formatAddress, parseAddress, withoutParam } from '../../lib/address';
import { formatList } from '../../lib/format';
import { jsonWithoutTyped } from '../../lib/jsonWithoutTyped';
import { version } from '../../lib/site';
import { selectMobileReasons, selectViewport } from '../layout/layoutSlice';
import { selectAddress } from '../videos/filtersInAddress';

/** The route without what was searched for. */
function selectReportedAddress(state: RootState): string {
  const { path, query } = parseAddress(selectAddress(state));
  return formatAddress({ path, query: withoutParam(query, 'q') });
}

/** The whole state as JSON, without anything typed into a form (N6). */
export function selectStateDump(state: RootState): string {
  return jsonWithoutTyped(state, 2);
}

/** The visit as a file that Redux DevTools imports, without anything typed into a form (N6). A state only where actions before it are gone. */
export function visitFile(visit: AppStore['visit']): string {
  const actions = visit.map(({ action }) => action);
  return JSON.stringify({
    release: version,
    payload: jsonWithoutTyped(actions),
    preloadedState: jsonWithoutTyped(visit[0]?.state),
  });
}

/** What a helper asks first, in the visitor's language. */
export function useReportLines() {
  const { t } = useTranslation(['debug', 'nav']);
  const language = useLanguage();
  const address = useAppSelector(selectReportedAddress);
  const viewport = useAppSelector(selectViewport);
  const reasons = useAppSelector(selectMobileReasons);
  const why = formatList(
    reasons.map((reason) => t(`reasons.${reason}`)),
    language,
  );
  const size = viewport ? t('size', { ...viewport }) : t('notMeasured');
  return [
    { label: t('version'), value: version },
    { label: t('route'), value: address },
    { label: t('nav:language'), value: t(`nav:languages.${language}`) },
    { label: t('mobile'), value: why ? t('isMobile', { reasons: why }) : t('notMobile') },
    { label: t('viewport'), value: size },
    { label: t('userAgent'), value: navigator.userAgent },
  ];
}

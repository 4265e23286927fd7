import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector, type RootState } from '../../app/hooks';
import { useLanguage } from '../../i18n/useLanguage';
import { formatAddress, parseAddress } from '../../lib/address';
import { formatList } from '../../lib/format';
import { version } from '../../lib/site';
import { selectMobileReasons, selectViewport } from '../layout/layoutSlice';
import { selectAddress } from '../videos/videoFiltersSlice';

/** Comments and the search are kept under this name, wherever they stand in the state. */
const typedKey = 'text';
/** The search, as the address carries it. */
const searchParam = 'q';

/** The route without what was searched for. */
function selectReportedAddress(state: RootState): string {
  const { path, query } = parseAddress(selectAddress(state));
  return formatAddress({ path, query: withoutTyped(query) });
}

/** The whole state as JSON, without anything typed into a form (N6). */
export function selectStateDump(state: RootState): string {
  return JSON.stringify(state, leaveOutTyped, 2);
}

function leaveOutTyped(key: string, value: unknown): unknown {
  if (key === typedKey) return undefined;
  return key === 'query' ? withoutTyped(String(value)) : value;
}

function withoutTyped(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(searchParam);
  const rest = params.toString();
  return rest && `?${rest}`;
}

interface ReportLine {
  label: string;
  value: string;
}

const nothingToWatch = () => () => undefined;

/** What a helper asks first, in the visitor's language. */
export function useReportLines(): ReportLine[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const address = useAppSelector(selectReportedAddress);
  const viewport = useAppSelector(selectViewport);
  const reasons = useAppSelector(selectMobileReasons);
  const userAgent = useSyncExternalStore(nothingToWatch, () => navigator.userAgent);
  const why = formatList(
    reasons.map((reason) => t(`debug.reasons.${reason}`)),
    language,
  );
  const size = viewport ? t('debug.size', { ...viewport }) : t('debug.notMeasured');
  return [
    { label: t('debug.version'), value: version },
    { label: t('debug.route'), value: address },
    { label: t('debug.language'), value: t(`nav.languages.${language}`) },
    { label: t('debug.mobile'), value: why ? t('debug.isMobile', { reasons: why }) : t('debug.notMobile') },
    { label: t('debug.viewport'), value: size },
    { label: t('debug.userAgent'), value: userAgent },
  ];
}

import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { useLanguage } from '../../i18n/useLanguage';
import { formatList } from '../../lib/format';
import { version } from '../../lib/version';
import { selectReportedAddress } from './supportReport';
import { selectMobileReasons, selectViewport } from './uiSlice';

export interface ReportLine {
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
  const userAgent = useSyncExternalStore(
    nothingToWatch,
    () => navigator.userAgent,
    () => '',
  );
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

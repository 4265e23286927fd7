import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { reportCopied, reportCopyFailed, selectReportCopy } from './uiSlice';

export function CopyReportButton({ report }: { report: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const result = useAppSelector(selectReportCopy);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report);
      dispatch(reportCopied());
    } catch {
      dispatch(reportCopyFailed());
    }
  };
  return (
    <div className="debug-copy">
      <button type="button" className="btn btn-primary" onClick={() => void copy()}>
        {t('debug.copy')}
      </button>
      <output className={result === 'copyFailed' ? 'report-not-copied' : 'report-copied'}>
        {result !== 'untried' && t(`debug.${result}`)}
      </output>
    </div>
  );
}

import Button from 'react-bootstrap/Button';
import Container from 'react-bootstrap/Container';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { CloseButton } from '../../components/CloseButton';
import { ModalDialog } from '../../components/ModalDialog';
import './addDebugTexts';
import { debugClosed, reportCopied, reportCopyFailed, selectReportCopy } from './debugSlice';
import { selectStateDump, useReportLines } from './supportReport';

const stateTitleId = 'debug-state';

/** A support report that a visitor can read and hand on (N6). */
export function DebugOverlay() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const lines = useReportLines();
  const state = useAppSelector(selectStateDump);
  const close = () => dispatch(debugClosed());
  const report = [...lines, { label: t('debug.state'), value: state }]
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');

  return (
    <ModalDialog label={t('debug.title')} className="debug-overlay" onClose={close}>
      <Container className="debug-report">
        <div className="debug-head">
          <h2>{t('debug.title')}</h2>
          <CloseButton label={t('debug.close')} onClick={close} />
        </div>
        <p className="muted">{t('debug.intro')}</p>
        <CopyReportButton report={report} />
        <dl className="debug-lines">
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h3 id={stateTitleId}>{t('debug.state')}</h3>
        {/* Focusable, so that the keyboard can scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section tabIndex={0} aria-labelledby={stateTitleId} className="plate debug-state">
          <pre>{state}</pre>
        </section>
      </Container>
    </ModalDialog>
  );
}

function CopyReportButton({ report }: { report: string }) {
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
      <Button onClick={() => void copy()}>{t('debug.copy')}</Button>
      <output className={result === 'copyFailed' ? 'report-not-copied' : 'report-copied'}>
        {result !== 'untried' && t(`debug.${result}`)}
      </output>
    </div>
  );
}

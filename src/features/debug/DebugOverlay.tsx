import { Button } from '../../components/Button';
import Stack from 'react-bootstrap/Stack';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector, useAppStore } from '../../lib/store';
import { controller } from '../../lib/controller';
import { download } from '../../lib/download';
import { showModal } from '../../lib/focusSoon';
import { brand } from '../../lib/site';
import { debugClosed, reportCopied, reportCopyFailed, selectReportCopy } from './debugSlice';
import { selectStateDump, useReportLines, visitFile } from './supportReport';

const stateTitleId = 'debug-state';

/** A support report that a visitor can read and hand on (N6), in the browser's own modal, which holds the focus and gives it back. */
export function DebugOverlay() {
  const { t } = useTranslation('debug');
  const dispatch = useAppDispatch();
  const lines = useReportLines();
  const state = useAppSelector(selectStateDump);
  const close = () => dispatch(debugClosed());
  const report = [...lines, { label: t('state'), value: state }]
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');

  return (
    // The keyboard's way is Escape, which arrives as cancel.
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions
    <dialog
      ref={open}
      aria-label={t('title')}
      className="modal-sheet debug-overlay m-0 p-0 w-100 h-100 overflow-y-auto"
      onCancel={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="container debug-report pb-5">
        <div className="bg-body position-sticky top-0 d-flex flex-row-reverse align-items-center justify-content-between py-2">
          <button type="button" className="btn-close" aria-label={t('close')} onClick={close} />
          <h2 className="mb-0" tabIndex={-1}>
            {t('title')}
          </h2>
        </div>
        <p className="muted">{controller.email ? t('introByMail', controller) : t('intro')}</p>
        <ReportButtons report={report} />
        <dl className="facts mt-4 mb-0">
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="muted">{value}</dd>
            </div>
          ))}
        </dl>
        <h3 id={stateTitleId} className="mt-4">
          {t('state')}
        </h3>
        {/* Focusable, so that the keyboard can scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section tabIndex={0} aria-labelledby={stateTitleId} className="card debug-state overflow-auto fs-small">
          <div className="card-body">
            <pre className="m-0">{state}</pre>
          </div>
        </section>
      </div>
    </dialog>
  );
}

function ReportButtons({ report }: { report: string }) {
  const { t } = useTranslation('debug');
  const dispatch = useAppDispatch();
  const { visit } = useAppStore();
  const result = useAppSelector(selectReportCopy);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report);
      dispatch(reportCopied());
    } catch {
      dispatch(reportCopyFailed());
    }
  };
  const saveVisit = () =>
    download(new File([visitFile(visit)], `${brand.toLowerCase()}-visit.json`, { type: 'application/json' }));
  return (
    <Stack direction="horizontal" gap={3} className="flex-wrap">
      <Button variant="outline" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button variant="outline" onClick={saveVisit}>
        {t('saveVisit')}
      </Button>
      <p className={`mb-0 ${result === 'copyFailed' ? 'text-danger' : 'text-success'}`} aria-live="polite">
        {result !== 'untried' && t(result)}
      </p>
    </Stack>
  );
}

function open(dialog: HTMLDialogElement) {
  showModal(dialog);
  return () => dialog.close();
}

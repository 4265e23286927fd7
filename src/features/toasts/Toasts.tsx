import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { CloseButton } from '../../components/CloseButton';
import { selectToasts, toastDismissed, type Toast } from './toastsSlice';

const tones = { success: 'toast-success', error: 'toast-error', info: 'toast-info' };

/**
 * Its two live regions stand from the start, so that what comes into them is read out.
 * Errors interrupt, good news waits.
 * Not loaded lazily: it must also report that the network failed.
 */
export function Toasts() {
  const toasts = useAppSelector(selectToasts);
  const errors = toasts.filter(({ tone }) => tone === 'error');
  const news = toasts.filter(({ tone }) => tone !== 'error');
  return (
    <div className="toast-stack">
      <div role="alert" aria-atomic="false">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <output aria-atomic="false">
        {news.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </output>
    </div>
  );
}

function ToastCard({ toast: { id, tone, titleKey, descriptionKey } }: { toast: Toast }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const dismiss = () => {
    dispatch(toastDismissed(id));
    // The button disappears with its toast; without this nothing would have the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <span className={`toast-card ${tones[tone]}`}>
      <span className="toast-text">
        <strong>{t(titleKey)}</strong>
        {descriptionKey && <span>{t(descriptionKey)}</span>}
      </span>
      <CloseButton label={t('common.close')} onClick={dismiss} />
    </span>
  );
}

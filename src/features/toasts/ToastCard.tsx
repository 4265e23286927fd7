import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { CloseButton } from '../../components/CloseButton';
import { toastDismissed, type Toast } from './toastsSlice';

const tones = { success: 'toast-success', error: 'toast-error', info: 'toast-info' };

export function ToastCard({ toast: { id, tone, titleKey, descriptionKey } }: { toast: Toast }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const dismiss = () => {
    dispatch(toastDismissed(id));
    // The button goes with its toast; without this the focus would be nowhere.
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

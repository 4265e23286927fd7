import { useAppSelector } from '../../app/hooks';
import { ToastCard } from './ToastCard';
import { selectToasts } from './toastsSlice';

/**
 * Its two live regions stand from the start, so that what comes into them is read out.
 * Errors interrupt, good news waits.
 * Not loaded lazily: a lost network is what it most needs to tell.
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

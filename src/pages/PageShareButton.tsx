import { useAppDispatch } from '../app/hooks';
import { ShareButton } from '../components/ShareButton';
import { linkCopied, linkCopyFailed } from '../features/toasts/toastsSlice';

/** Shares the page and says in a toast what became of it (B10). */
export function PageShareButton({ title }: { title: string }) {
  const dispatch = useAppDispatch();
  return (
    <ShareButton title={title} onCopied={() => dispatch(linkCopied())} onFailed={() => dispatch(linkCopyFailed())} />
  );
}

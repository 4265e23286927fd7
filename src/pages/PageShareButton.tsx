import { useAppDispatch } from '../app/hooks';
import { ShareButton } from '../components/ShareButton';
import { linkCopied, linkCopyFailed } from '../features/toasts/toastsSlice';

/** Shares the page and tells the result in a toast (B10). */
export function PageShareButton({ title }: { title: string }) {
  const dispatch = useAppDispatch();
  return (
    <ShareButton title={title} onCopied={() => dispatch(linkCopied())} onFailed={() => dispatch(linkCopyFailed())} />
  );
}

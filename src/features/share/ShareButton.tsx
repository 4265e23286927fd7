import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { linkCopied, linkCopyFailed } from '../toasts/toastsSlice';

interface ShareButtonProps {
  title: string;
  /** Makes a picture that is shared with the address, where the system takes files. */
  picture?: () => Promise<File>;
  /** After the address was copied because there is no share sheet. */
  onCopied: () => void;
  onFailed: () => void;
}

/** Opens the system's share sheet, else copies the page's clean address (B10). */
export function ShareButton({ title, picture, onCopied, onFailed }: ShareButtonProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();

  const share = async () => {
    const url = window.location.origin + pathname;
    try {
      const files = picture && 'canShare' in navigator ? [await picture()] : [];
      if (files.length && navigator.canShare({ files })) return await navigator.share({ title, url, files });
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      onCopied();
    } catch (error) {
      const closedByVisitor = error instanceof DOMException && error.name === 'AbortError';
      if (!closedByVisitor) onFailed();
    }
  };

  return (
    <Button variant="outline-light" onClick={() => void share()}>
      {t('common.share.button')}
    </Button>
  );
}

/** Shares the page and tells the result in a toast (B10). */
export function PageShareButton(props: Pick<ShareButtonProps, 'title' | 'picture'>) {
  const dispatch = useAppDispatch();
  return <ShareButton {...props} onCopied={() => dispatch(linkCopied())} onFailed={() => dispatch(linkCopyFailed())} />;
}

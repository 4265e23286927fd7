import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { linkCopied, linkCopyFailed } from '../toasts/toastsSlice';

interface PageShareButtonProps {
  title: string;
  /** Makes a picture that is shared with the address, where the system takes files. */
  picture?: () => Promise<File>;
}

/** Opens the system's share sheet, else copies the page's clean address and says so in a toast (B10). */
export function PageShareButton({ title, picture }: PageShareButtonProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();

  const share = async () => {
    const url = window.location.origin + pathname;
    try {
      const files = picture && 'canShare' in navigator ? [await picture()] : [];
      if (files.length && navigator.canShare({ files })) return await navigator.share({ title, url, files });
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      dispatch(linkCopied());
    } catch (error) {
      const closedByVisitor = error instanceof DOMException && error.name === 'AbortError';
      if (!closedByVisitor) dispatch(linkCopyFailed());
    }
  };

  return (
    <Button variant="outline-light" onClick={() => void share()}>
      {t('common.share.button')}
    </Button>
  );
}

import { Button, type ButtonProps } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../lib/store';
import { pathLike } from '../../lib/paths';
import { linkCopied, linkCopyFailed } from '../toasts/toastsSlice';

interface PageShareButtonProps {
  title: string;
  /** The plain path of another page than this one. */
  path?: string;
  label?: string;
  variant?: ButtonProps['variant'];
  /** What of the page's state the address says. */
  query?: string;
  /** Makes a picture that is shared with the address, where the system takes files. */
  picture?: () => Promise<File>;
}

/** Opens the system's share sheet, else copies the page's clean address, else shows it (B10). */
export function PageShareButton(props: PageShareButtonProps) {
  const { title, path, query = '', label, variant = 'outline', picture } = props;
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();

  const share = async () => {
    const url = window.location.origin + (path ? pathLike(pathname, path) : pathname) + query;
    try {
      const withPicture = async () => (picture && 'canShare' in navigator ? [await picture()] : []);
      // A browser that makes no picture can still share the address.
      const files = await withPicture().catch(() => []);
      if (files.length && navigator.canShare({ files })) return await navigator.share({ title, url, files });
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      // The visitor closed the sheet, or it is open.
      if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)) return;
    }
    try {
      await navigator.clipboard.writeText(url);
      dispatch(linkCopied());
    } catch {
      dispatch(linkCopyFailed(url));
    }
  };

  return (
    <Button variant={variant} onClick={() => void share()}>
      {label ?? t('share.button')}
    </Button>
  );
}

import en from '../../locales/en/links.json';
import es from '../../locales/es/links.json';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { Page } from '../components/Page';
import { MailLink } from '../features/mailLinks/MailLink';
import { selectMailLinkStatus } from '../features/mailLinks/mailLinksSlice';
import { addOwnTexts } from '../i18n/loadedLanguages';
import { paths, plainPath } from '../lib/paths';

// They come with this page, in all languages, so that no other page carries them.
addOwnTexts('links', { es, en });

/** Where the links of a mail lead: to confirm the address (B3), or to leave the list (B4). */
export function MailLinkPage() {
  const { t } = useTranslation();
  const kind = plainPath(useLocation().pathname) === paths.leave ? 'leave' : 'confirm';
  const status = useAppSelector((state) => selectMailLinkStatus(state, kind));
  return (
    <Page
      title={t(`links.${kind}.${status === 'pending' ? 'idle' : status}.title`)}
      description={t(`links.${kind}.description`)}
      hidden="addressed"
      className="container standing"
    >
      <MailLink kind={kind} />
    </Page>
  );
}

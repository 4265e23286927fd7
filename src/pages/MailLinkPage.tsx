import { useTranslation } from 'react-i18next';
import { withTexts } from '../components/loadable';
import { namespace } from '../i18n/texts';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../lib/store';
import { Page } from '../components/Page';
import { MailLink } from '../features/mailLinks/MailLink';
import { selectMailLinkStatus } from '../features/mailLinks/mailLinksSlice';
import { paths, plainPath } from '../lib/paths';

export const texts = namespace('links', {
  es: () => import('../../locales/es/links.json'),
  en: () => import('../../locales/en/links.json'),
});

/** Where the links of a mail lead: to confirm the address (B3), or to leave the list (B4). */
export const MailLinkPage = withTexts(texts, function LinkOfMail() {
  const { t } = useTranslation('links');
  const kind = plainPath(useLocation().pathname) === paths.leave ? 'leave' : 'confirm';
  const status = useAppSelector((state) => selectMailLinkStatus(state, kind));
  return (
    <Page
      title={t(`${kind}.${status === 'pending' ? 'idle' : status}.title`)}
      description={t(`${kind}.description`)}
      hidden="addressed"
      className="container standing"
    >
      <MailLink kind={kind} />
    </Page>
  );
});

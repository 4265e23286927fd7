import { useTranslation } from 'react-i18next';
import { Page } from '../components/Page';
import { VideoExplorer } from '../features/videos/VideoExplorer';

export function VideosPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('videos.title')} description={t('videos.description')} className="container">
      <header className="explorer-header">
        <h1>{t('videos.title')}</h1>
        <p>{t('videos.intro')}</p>
      </header>
      <VideoExplorer />
    </Page>
  );
}

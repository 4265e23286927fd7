import { Page } from '../components/Page';

export function VideosPage() {
  return (
    <Page title="VideosPage" description="">
      <h1>VideosPage</h1>
    </Page>
  );
}

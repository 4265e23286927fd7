import { Page } from '../components/Page';

export function VideoPage() {
  return (
    <Page title="VideoPage" description="">
      <h1>VideoPage</h1>
    </Page>
  );
}

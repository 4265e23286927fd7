import { Page } from '../components/Page';

export function CommunityPage() {
  return (
    <Page title="CommunityPage" description="">
      <h1>CommunityPage</h1>
    </Page>
  );
}

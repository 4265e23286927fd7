import { Page } from '../components/Page';

export function ProfilePage() {
  return (
    <Page title="ProfilePage" description="">
      <h1>ProfilePage</h1>
    </Page>
  );
}

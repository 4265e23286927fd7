import { Page } from '../components/Page';

export function WaitlistPage() {
  return (
    <Page title="WaitlistPage" description="">
      <h1>WaitlistPage</h1>
    </Page>
  );
}

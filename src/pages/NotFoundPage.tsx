import { Page } from '../components/Page';

export function NotFoundPage() {
  return (
    <Page title="NotFoundPage" description="">
      <h1>NotFoundPage</h1>
    </Page>
  );
}

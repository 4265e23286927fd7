import { Page } from '../../components/Page';

export function HomePage() {
  return (
    <Page title="HomePage" description="">
      <h1>HomePage</h1>
    </Page>
  );
}

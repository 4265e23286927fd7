import { Page } from '../components/Page';

export function LoginPage() {
  return (
    <Page title="LoginPage" description="">
      <h1>LoginPage</h1>
    </Page>
  );
}

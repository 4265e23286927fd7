import { visit, type Visit } from './support/journey';

const follow = ({ page, at }: Visit, plain: string) =>
  page
    .locator(`a[href^="${at(plain)}?v="]:visible`)
    .first()
    .click();
const whatFailed = /[Ff]ailed to load|could not be fetched|Offline/;

it('B12 a page that the network keeps away says so, and comes by itself with all that was done before', () =>
  visit('en', {}, async (visit) => {
    const { page, t, open } = visit;
    await open('/profile/vega');
    await page.getByRole('button', { name: t('profile.follow') }).click();
    await page.context().setOffline(true);
    await follow(visit, '/community');
    await page.getByRole('main').getByText(t('common.loadFailed.offline')).waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: t('community.title') }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: t('profile.following') }).waitFor();
    visit.expectConsole(whatFailed);
  }));

it('B12 a network that is lost without the browser noticing is told apart from code that is gone', () =>
  visit('es', {}, async (visit) => {
    const { page, t, at, open } = visit;
    await open('/');
    await page.route('**', (route) => route.abort('internetdisconnected'));
    await follow(visit, '/login');
    await page.getByRole('main').getByText(t('common.loadFailed.offline')).waitFor();
    expect(new URL(page.url()).pathname).toBe(at('/login'));
    await page.unroute('**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('heading', { level: 1, name: t('login.title') }).waitFor();
    visit.expectConsole(whatFailed);
  }));

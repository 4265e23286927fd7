import { sitePaths, unlistedPaths } from '../../src/app/routes';
import { videosData } from '../../src/features/videos/videosData';
import { paths } from '../../src/lib/paths';
import { openMenu as pressMenu } from './menu';
import { fillIn, freshEmail, rpc, sendButton } from './signUp';
import type { Visit } from './test';

const firstVideo = videosData.filter(({ id, videoUrl }) => videoUrl && id !== 'video3').slice(0, 1);

/** One address of every kind of page that has HTML of its own. */
export const kindsOfWrittenPage = [
  ...sitePaths.filter((path) => !/^\/(video|profile)\//.test(path)),
  paths.video('video3'),
  ...firstVideo.map(({ id }) => paths.video(id)),
  paths.profile('atlas'),
  ...unlistedPaths,
];

/** One of every kind, the ones for what does not exist among them. */
export const kindsOfPage = [...kindsOfWrittenPage, paths.video('video0'), paths.profile('pluto'), '/nowhere'];

type State = [name: string, arrive: (visit: Sight) => Promise<unknown>, where?: 'phone' | 'wide'];

/** What a state needs of a visit. */
export type Sight = Pick<Visit, 'page' | 't' | 'open' | 'isPhone'>;

const states: State[] = [
  ['the menu', openMenu, 'phone'],
  ['the debug overlay', openDebugOverlay, 'phone'],
  ['the members', openMembers, 'wide'],
  ['filters', openFilters],
  ['the list layout', ({ page, t }) => page.getByRole('button', { name: t('videos:layout.list') }).click()],
  ['the map', openMap],
  ['an empty search', searchInVain],
  ['a liked video with a comment and a copied address', useVideoPage],
  ['a followed member', followMember],
  ['form errors', (sight) => sight.open('/waitlist').then(() => sendButton(sight).click())],
  ['an error toast', failToJoin],
  ['the thank-you panel', (sight) => join(sight)],
  ['moving and stopped stars', stopStars],
];

/** Every kind of page, as it is at first. */
export const pages = kindsOfPage.map((path): State => [path, ({ open }) => open(path)]);

/** Every state of them that looks or behaves in another way, as far as it exists at the width. */
export function statesAt(isPhone: boolean): State[] {
  return states.filter(([, , where]) => !where || (where === 'phone') === isPhone);
}

async function openMenu(sight: Sight): Promise<void> {
  await sight.open('/community');
  await pressMenu(sight);
  await sight.page.getByRole('dialog').waitFor();
}

async function openDebugOverlay({ page, t }: Sight): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('nav:showDebug') })
    .click();
  await page.getByText(/"location"/).waitFor();
}

async function openMembers({ page, open, t }: Sight): Promise<void> {
  await open('/community');
  await page.getByRole('button', { name: t('nav:members') }).hover();
  await page.locator('#navbar-members').waitFor();
}

async function openFilters({ page, open, t, isPhone }: Sight): Promise<void> {
  await open('/videos');
  if (isPhone) await page.getByText(t('videos:filters.tags'), { exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${t('tags:comunidad')}\\b`) }).click();
  await page.getByRole('button', { name: t('videos:filters.clear') }).waitFor();
}

async function openMap({ page, t }: Sight): Promise<void> {
  await page.getByRole('button', { name: t('videos:layout.map') }).click();
  await page.getByRole('list', { name: t('videos:map.label') }).waitFor();
}

async function searchInVain({ page, t }: Sight): Promise<void> {
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByRole('heading', { name: t('videos:none.lessons') }).waitFor();
}

async function useVideoPage({ page, open, t }: Sight): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.context().grantPermissions(['clipboard-write']);
  await open('/video/video1');
  await page.getByRole('button', { name: t('video:like'), exact: true }).click();
  await page.getByLabel(t('comments:form.label')).fill('¡Hola!');
  await page.getByRole('button', { name: t('comments:form.send') }).click();
  const toast = page.getByText(t('common:share.copied')).waitFor();
  await Promise.all([
    toast,
    page
      .getByRole('button', { name: t('common:share.button') })
      .first()
      .click(),
  ]);
}

async function followMember({ page, open, t }: Sight): Promise<void> {
  await open('/profile/orion');
  await page.getByRole('button', { name: t('profile:follow') }).click();
}

async function failToJoin(sight: Sight): Promise<void> {
  const { page } = sight;
  await page.route(rpc, (route) => route.fulfill({ status: 500, json: { message: 'boom' } }));
  await join(sight, 'error');
  await page.unroute(rpc);
}

async function join(sight: Sight, kind: 'success' | 'error' = 'success'): Promise<void> {
  await sight.open('/waitlist');
  await fillIn(sight, freshEmail());
  const toast = sight.page.getByText(sight.t(`waitlist:toast.${kind}Title`)).waitFor();
  await Promise.all([toast, sendButton(sight).click()]);
}

async function stopStars({ page, open, t }: Sight): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await page.getByRole('button', { name: t('home:hero.stopStars') }).click();
}

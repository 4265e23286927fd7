import { loadPage } from '../app/pages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { navigate } from '../router/navigate';
import { membersData } from '../features/members/membersData';
import { videosData } from '../features/videos/videosData';
import { languages } from '../lib/language';
import { renderApp } from '../test/renderApp';
import { HomePage } from './HomePage';

it.each(languages)('H1 shows its sections in order, between navbar and footer (%s)', async (language) => {
  const { container, t } = renderApp(undefined, { path: '/', language });
  await screen.findByRole('heading', { level: 1, name: t('home.hero.title') });
  const landmarks = [...container.querySelectorAll('header, canvas, main section[aria-labelledby], footer')];
  const titles = landmarks.map((element) => {
    const id = element.getAttribute('aria-labelledby');
    return id ? container.querySelector(`#${id}`)?.textContent : element.tagName.toLowerCase();
  });
  expect(titles).toEqual([
    'header',
    'canvas',
    t('home.hero.title'),
    t('home.what.title'),
    t('home.challenge.title'),
    t('home.community.title'),
    t('home.videos.title'),
    t('home.stats.title'),
    t('home.join.title'),
    'footer',
  ]);
});

it.each([
  ['en', ['Digital Freedom', 'Creator Economy', 'Early Access', 'Exclusive Benefits']],
  ['es', ['Libertad digital', 'Economía de creadores', 'Acceso anticipado', 'Beneficios exclusivos']],
] as const)('G1, H1 pitches the four ideas and invites to the waitlist (%s)', (language, ideas) => {
  const { t } = renderApp(<HomePage />, { path: '/', language });
  const what = within(screen.getByRole('region', { name: t('home.what.title') }));
  expect(what.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(ideas);
  expect(what.getByRole('link', { name: t('common.joinWaitlist') })).toBeInTheDocument();
});

it.each([
  ['en', ['expert creators', 'educational videos', '3 min average video length', 'Weekly new content']],
  ['es', ['creadores expertos', 'videos educativos', '3 min duración media de un video', 'Semanal contenido nuevo']],
] as const)(
  'G2 states the numbers, those of the catalogue as it is (%s)',
  (language, [creators, videos, ...others]) => {
    const { t } = renderApp(<HomePage />, { path: '/', language });
    const stats = within(screen.getByRole('region', { name: t('home.stats.title') }));
    const labels = stats.getAllByRole('term').map((term) => term.textContent);
    const values = stats.getAllByRole('definition').map((definition) => definition.textContent);
    expect(values.map((value, index) => `${value} ${labels[index]}`)).toEqual([
      `${membersData.length} ${creators}`,
      `${Math.floor(videosData.length / 10) * 10}+ ${videos}`,
      ...others,
    ]);
  },
);

it.each(languages)(
  'G3, H6 features the first three videos, those without a video marked as in preparation (%s)',
  (language) => {
    const { t } = renderApp(<HomePage />, { path: '/', language });
    const cards = within(screen.getByRole('region', { name: t('home.videos.title') })).getAllByRole('article');
    const targets = cards.map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'));
    const firstThree = videosData.slice(0, 3).map(({ id }) => expect.stringMatching(`^/video/${id}\\?v=`));
    expect(targets).toEqual(firstThree);
    const badges = cards.map((card) => within(card).queryByText(t('common.badge')) !== null);
    expect(badges).toEqual(videosData.slice(0, 3).map(({ videoUrl }) => !videoUrl));
  },
);

it('H1 marks the challenge as coming soon and offers nothing to press there', () => {
  const { t } = renderApp(<HomePage />, { path: '/' });
  const challenge = screen.getByRole('region', { name: t('home.challenge.title') });
  expect(within(challenge).getByText('Próximamente')).toBeInTheDocument();
  expect(within(challenge).queryByRole('link')).toBeNull();
});

it.each([
  ['es', '/', ''],
  ['en', '/en', '/en'],
] as const)('H1, H2 leads from hero and last call to the waitlist (%s)', (language, at, prefix) => {
  const { t } = renderApp(<HomePage />, { path: at, language });
  const hero = within(screen.getByRole('region', { name: t('home.hero.title') }));
  const last = within(screen.getByRole('region', { name: t('home.join.title') }));
  const toWaitlist = expect.stringMatching(`^${prefix}/waitlist\\?v=`);
  expect(hero.getByRole('link', { name: t('common.joinWaitlist') })).toHaveAttribute('href', toWaitlist);
  expect(last.getByRole('link', { name: t('common.joinWaitlist') })).toHaveAttribute('href', toWaitlist);
  expect(hero.getByRole('link', { name: t('common.exploreVideos') })).toHaveAttribute(
    'href',
    expect.stringMatching(`^${prefix}/videos\\?v=`),
  );
});

it('H2 shows the logo with its size and a text in its place', () => {
  const { t } = renderApp(<HomePage />, { path: '/' });
  const logo = screen.getByRole('img', { name: t('home.hero.imageAlt') });
  expect(logo).toHaveAttribute('src', '/images/hero.svg');
  expect(logo).toHaveAttribute('width', '480');
  expect(logo).toHaveAttribute('height', '480');
});

it('H2 fades the hero in after 500 ms by CSS alone, from a visible state', () => {
  const styles = readFileSync(path.join(__dirname, '../features/home/home.scss'), 'utf8');
  expect(styles).toMatch(/animation: hero-appears \d+ms [^;]* 500ms backwards;/);
  const [, opacity] = /@keyframes hero-appears {\s*from {\s*opacity: ([\d.]+)/.exec(styles) ?? [];
  expect(Number(opacity)).toBeGreaterThan(0);
  const { container } = renderApp(<HomePage />, { path: '/' });
  const title = screen.getByRole('heading', { level: 1 });
  expect(container.querySelector('.hero-content')).toContainElement(title);
});

it('H7 is scrolled to the community 500 ms after arriving with that wish', async () => {
  // Its code would come in its own time, and a busy machine takes long.
  await loadPage('/videos');
  const scrolled: number[] = [];
  const { store } = renderApp(undefined, {
    path: '/videos',
    services: {
      scrollToCommunity: () => {
        if (!document.getElementById('community')) return false;
        scrolled.push(performance.now());
        return true;
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const start = performance.now();
  await act(() => store.dispatch(navigate('/', { state: { scrollToCommunity: true } })));
  await waitFor(() => expect(scrolled).toHaveLength(1), { timeout: 20_000 });
  expect(scrolled[0]! - start).toBeGreaterThan(490);
  expect(document.getElementById('community')).toHaveAttribute('tabindex', '-1');
});

import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lessonIds } from '../features/lessons/lessonIds';
import { membersData } from '../features/members/membersData';
import { videosData } from '../features/videos/videosData';
import { languages } from '../lib/language';
import { renderApp } from '../test/renderApp';
import { selectPlainPath } from '../router/locationSlice';
import { HomePage } from './HomePage';

it.each(languages)('H1 shows its sections in order, between navbar and footer (%s)', async (language) => {
  const { container, t } = renderApp(undefined, { path: '/', language });
  await screen.findByRole('heading', { level: 1, name: t('home:hero.title') });
  const landmarks = [...container.querySelectorAll('header, canvas, main section[aria-labelledby], footer')];
  const titles = landmarks.map((element) => {
    const id = element.getAttribute('aria-labelledby');
    return id ? container.querySelector(`#${id}`)?.textContent : element.tagName.toLowerCase();
  });
  expect(titles).toEqual([
    'header',
    'canvas',
    t('home:hero.title'),
    t('begin:title'),
    t('home:what.title'),
    t('home:sky.title'),
    t('home:community.title'),
    t('home:videos.title'),
    t('home:stats.title'),
    t('home:join.title'),
    'footer',
  ]);
});

it('G2 states the numbers, those of the catalogue as it is', () => {
  const { t } = renderApp(<HomePage />, { path: '/en', language: 'en' });
  const stats = within(screen.getByRole('region', { name: t('home:stats.title') }));
  const labels = stats.getAllByRole('term').map((term) => term.textContent);
  const values = stats.getAllByRole('definition').map((definition) => definition.textContent);
  expect(values.map((value, index) => `${value} ${labels[index]}`)).toEqual([
    `${membersData.length} expert creators`,
    `${Math.floor(videosData.length / 10) * 10}+ educational videos`,
    '3 min average video length',
    'Weekly new content',
  ]);
});

it('H1 H2 H6 pitches four ideas, marks the challenge, features three videos, and leads on', () => {
  const { t } = renderApp(<HomePage />, { path: '/en', language: 'en' });
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];
  const what = region(t('home:what.title'));
  const ideas = what.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(ideas).toEqual(['Digital Freedom', 'Creator Economy', 'Early Access', 'Exclusive Benefits']);
  for (const part of [region(t('home:hero.title')), what, region(t('home:join.title'))]) {
    expect(hrefOf(part.getByRole('link', { name: t('common:joinWaitlist') }))).toBe('/en/waitlist');
  }
  const hero = region(t('home:hero.title'));
  expect(hrefOf(hero.getByRole('link', { name: t('common:exploreVideos') }))).toBe('/en/videos');
  expect(hero.getByRole('img', { name: t('home:hero.imageAlt') })).toBeInTheDocument();
  const challenge = region(t('home:sky.title')).getByText(t('home:challenge.text'));
  expect(within(challenge).getByText(t('home:challenge.badge'))).toBeInTheDocument();
  expect(within(challenge).queryByRole('link')).toBeNull();
  const cards = region(t('home:videos.title')).getAllByRole('article');
  const shown = cards.map((card) => [
    hrefOf(within(card).getAllByRole('link')[0]!),
    within(card).queryByText(t('common:badge')) === null,
  ]);
  expect(shown).toEqual(videosData.slice(0, 3).map(({ id, videoUrl }) => [`/en/video/${id}`, videoUrl !== '']));
});

it('B22 names each star after its member and links it to the profile, and offers a lesson under the buttons', () => {
  const { t } = renderApp(<HomePage />, { path: '/en', language: 'en' });
  const stars = within(screen.getByRole('group', { name: t('home:hero.voices') })).getAllByRole('link');
  const shown = stars.map((star) => [star.getAttribute('aria-label'), star.getAttribute('href')?.split('?')[0]]);
  const wanted = membersData.map(({ name, role, link }) => [
    `${name}: ${t(role as 'members:vega.role')}`,
    `/en${link}`,
  ]);
  expect(shown.sort()).toEqual(wanted.sort());
  const offer = screen.getByRole('link', { name: /^read “.*” in \d.minutes$/ });
  expect(offer.getAttribute('href')).toContain(`/en/video/${lessonIds[0]}?`);
});

it('B22 has one link in the last section, which holds the letter with its open place', () => {
  const { t } = renderApp(<HomePage />, { path: '/' });
  const links = within(screen.getByRole('region', { name: t('home:join.title') })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([t('common:joinWaitlist')]);
  expect(links[0]!.querySelector('.letter-figure:not(.is-whole) .letter-place')).not.toBeNull();
});

it('H2, B22 says who a star is at the first press of a finger, and follows the link at the second', async () => {
  const { t, user, store } = renderApp(<HomePage />, { path: '/' });
  const star = screen.getByRole('link', { name: `Vega: ${t('members:vega.role')}` });
  const touch = () => user.pointer([{ keys: '[TouchA]', target: star }]);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await touch();
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'nearest' }));
  expect(selectPlainPath(store.getState())).toBe('/');
  expect(screen.getByRole('link', { name: t('home:hero.meet', { name: 'Vega' }) })).toBeVisible();
  await touch();
  await waitFor(() => expect(selectPlainPath(store.getState())).toBe('/profile/vega'));
});

it('H2 fades the hero in after 500 ms by CSS alone, from a visible state', () => {
  const styles = readFileSync(path.join(__dirname, '../features/home/home.scss'), 'utf8');
  expect(styles).toMatch(/animation: hero-appears \d+ms [^;]* 500ms backwards;/);
  const [, opacity] = /@keyframes hero-appears {\s*from {\s*opacity: ([\d.]+)/.exec(styles) ?? [];
  expect(Number(opacity)).toBeGreaterThan(0);
  const { container } = renderApp(<HomePage />, { path: '/' });
  const title = screen.getByRole('heading', { level: 1 });
  expect(container.querySelector('.hero-words')).toContainElement(title);
});

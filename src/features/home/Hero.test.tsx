import { screen, within } from '@testing-library/react';
import { firstLesson } from '../begin/audiences';
import { minutesToRead } from '../lessons/lessonIds';
import { membersData } from '../members/membersData';
import { videosData } from '../videos/videosData';
import { renderApp } from '../../test/renderApp';
import { fromLeft, sharedLines } from './chartPlaces';
import { Hero } from './Hero';

it('B22 joins seven stars, each a link that says who the member is', () => {
  const { t, container } = renderApp(<Hero />);
  const stars = within(screen.getByRole('group', { name: t('home.hero.voices') })).getAllByRole('link');
  expect(stars.map((star) => star.getAttribute('aria-label'))).toEqual(
    fromLeft(membersData).map(({ name, role }) => `${name}: ${t(role as 'members.vega.role')}`),
  );
  stars.forEach((star, index) =>
    expect(star).toHaveAttribute('href', expect.stringContaining(fromLeft(membersData)[index]!.link)),
  );
  expect(container.querySelectorAll('.hero-line')).toHaveLength(sharedLines(videosData).length);
});

it('B22 offers a lesson to read', () => {
  const { t } = renderApp(<Hero />);
  const { title } = videosData.find(({ id }) => id === firstLesson)!;
  const name = t('home.hero.read', { title, minutes: minutesToRead }).replaceAll(/\s/g, '\\s');
  expect(screen.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
    'href',
    expect.stringContaining(`/video/${firstLesson}`),
  );
});

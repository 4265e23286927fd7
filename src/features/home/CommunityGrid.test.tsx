import { screen, within } from '@testing-library/react';
import { membersData } from '../members/membersData';
import { videosData } from '../videos/videosData';
import { languages } from '../../lib/language';
import { renderApp } from '../../test/renderApp';
import { placeOf } from './chartPlaces';
import { CommunityGrid } from './CommunityGrid';
import { sharedLines } from './sharedLines';

type Point = { x: number; y: number };

it.each(languages)('H5 lists the members with role and bio, linked to their profiles (%s)', (language) => {
  const { t } = renderApp(<CommunityGrid />, { path: '/', language });
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(membersData.length);
  membersData.forEach((member, index) => {
    const item = within(items[index]!);
    const link = item.getByRole('link', { name: member.name });
    expect(link).toHaveAttribute('href', expect.stringMatching(`^/profile/${member.id}\\?v=`));
    expect(item.getByText(t(member.role as 'members.vega.role'))).toBeInTheDocument();
    expect(item.getByText(t(member.bio as 'members.vega.bio'))).toBeInTheDocument();
    expect(item.getByText(member.letter)).toBeInTheDocument();
  });
});

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

it('H5 has every member on the chart, at a place of their own, away from the others', () => {
  expect(membersData.filter(({ id }) => !placeOf(id)).map(({ id }) => `${id} in chartPlaces.ts`)).toEqual([]);
  const near = membersData.flatMap(({ id: one }, index) =>
    membersData.slice(index + 1).filter(({ id: other }) => distance(placeOf(one)!, placeOf(other)!) < 90),
  );
  expect(near).toEqual([]);
});

it('H5 draws a line for every two who made a video together, under the names of both', () => {
  const { container } = renderApp(<CommunityGrid />, { path: '/' });
  const drawn = [...container.querySelectorAll('.chart line')];
  expect(drawn).toHaveLength(sharedLines(videosData).length);
  expect(container.querySelector('.chart .from-izar.to-vega')).toBeInTheDocument();
  expect(container.querySelector('.chart .from-nova.to-vega')).toBeNull();
});

it('H5 adds no second stop for the keyboard and no second reading on the chart', () => {
  const { container } = renderApp(<CommunityGrid />, { path: '/' });
  const chart = container.querySelector('.chart');
  expect(chart).toHaveAttribute('aria-hidden', 'true');
  expect(chart?.querySelectorAll('a')).toHaveLength(membersData.length);
  expect(chart?.querySelectorAll('a:not([tabindex="-1"])')).toHaveLength(0);
});

import { screen, within } from '@testing-library/react';
import { membersData } from '../../features/members/membersData';
import { videosData } from '../../features/videos/videosData';
import { languages } from '../../lib/language';
import { renderApp } from '../../test/renderApp';
import { placeOf } from './chartPlaces';
import { CommunityGrid } from './CommunityGrid';
import { sharedLines } from './sharedLines';

it.each(languages)('H5 lists seven members with role and bio, linked to their profiles (%s)', (language) => {
  const { t } = renderApp(<CommunityGrid />, { path: '/', language });
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(7);
  membersData.forEach((member, index) => {
    const item = within(items[index]!);
    const link = item.getByRole('link', { name: member.name });
    expect(link).toHaveAttribute('href', expect.stringMatching(`^/profile/${member.id}\\?v=`));
    expect(item.getByText(t(member.role as 'members.vega.role'))).toBeInTheDocument();
    expect(item.getByText(t(member.bio as 'members.vega.bio'))).toBeInTheDocument();
    expect(item.getByText(member.letter)).toBeInTheDocument();
  });
});

it('H5 has every member on the chart, at a place of their own', () => {
  const places = membersData.map(({ id }) => placeOf(id));
  expect(places).not.toContain(undefined);
  expect(new Set(places.map((place) => `${place!.x} ${place!.y}`)).size).toBe(7);
});

it('H5 draws a line for every two who made a video together, under the names of both', () => {
  const { container } = renderApp(<CommunityGrid />, { path: '/' });
  const drawn = [...container.querySelectorAll('.chart line')];
  expect(drawn).toHaveLength(sharedLines(videosData).length);
  expect(container.querySelector('.chart .joins-izar.joins-vega')).toBeInTheDocument();
  expect(container.querySelector('.chart .joins-vega.joins-nova')).toBeNull();
});

it('H5 adds no second stop for the keyboard and no second reading on the chart', () => {
  const { container } = renderApp(<CommunityGrid />, { path: '/' });
  const chart = container.querySelector('.chart');
  expect(chart).toHaveAttribute('aria-hidden', 'true');
  expect(chart?.querySelectorAll('a')).toHaveLength(7);
  expect(chart?.querySelectorAll('a:not([tabindex="-1"])')).toHaveLength(0);
});

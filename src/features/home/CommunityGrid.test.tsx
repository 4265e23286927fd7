import { screen, within } from '@testing-library/react';
import { membersData } from '../members/membersData';
import { videosData } from '../videos/videosData';
import { renderApp } from '../../test/renderApp';
import { placeOf } from '../members/chart';
import { sharedLines } from '../videos/videosSlice';
import { CommunityGrid } from './CommunityGrid';

it('H5 lists the members with role and bio, linked to their profiles', () => {
  const { t } = renderApp(<CommunityGrid />);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(membersData.length);
  membersData.forEach((member, index) => {
    const item = within(items[index]!);
    const link = item.getByRole('link', { name: member.name });
    expect(link).toHaveAttribute('href', expect.stringMatching(`^/profile/${member.id}\\?v=`));
    expect(item.getByText(t(member.role as 'members:vega.role'))).toBeInTheDocument();
    expect(item.getByText(t(member.bio as 'members:vega.bio'))).toBeInTheDocument();
    expect(item.getByText(member.letter)).toBeInTheDocument();
  });
});

it('H5 keeps every two members 90 units apart on the chart', () => {
  const near = membersData.flatMap(({ id: one }, index) =>
    membersData.slice(index + 1).filter(({ id: other }) => {
      const [from, to] = [placeOf(one)!, placeOf(other)!];
      return Math.hypot(from.x - to.x, from.y - to.y) < 90;
    }),
  );
  expect(near).toEqual([]);
});

it('H5 draws a line for every two who made a video together, and adds no second stop and no second reading', () => {
  const { container } = renderApp(<CommunityGrid />);
  const chart = container.querySelector('.chart')!;
  const names = sharedLines(videosData).map(([one, other]) => `chart-line from-${one} to-${other}`);
  expect([...chart.querySelectorAll('.chart-line')].map((line) => line.getAttribute('class'))).toEqual(names);
  expect(chart).toHaveAttribute('aria-hidden', 'true');
  expect(chart.querySelectorAll('a')).toHaveLength(membersData.length);
  expect(chart.querySelectorAll('a:not([tabindex="-1"])')).toHaveLength(0);
});

it('H5 joins every two of a video once, however many they made and in whichever order', () => {
  const videos = [['nova'], ['vega', 'orion'], ['orion', 'vega'], ['vega', 'izar', 'lyra']];
  expect(sharedLines(videos.map((authorIds) => ({ authorIds })))).toEqual([
    ['orion', 'vega'],
    ['izar', 'vega'],
    ['lyra', 'vega'],
    ['izar', 'lyra'],
  ]);
});

it('H5 leaves none of the first seven members alone', () => {
  const joined = new Set(sharedLines(videosData).flat());
  expect(membersData.slice(0, 7).filter(({ id }) => !joined.has(id))).toEqual([]);
});

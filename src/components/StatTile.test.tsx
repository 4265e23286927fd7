import { render, screen } from '@testing-library/react';
import { StatTile } from './StatTile';

it('M4 pairs a number with what it counts', () => {
  render(
    <dl>
      <StatTile label="Videos" value="6" />
    </dl>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Videos');
  expect(screen.getByRole('definition')).toHaveTextContent('6');
});

it('M4 says of a number what it is worth, where there is something to say', () => {
  render(
    <dl>
      <StatTile label="Followers" value="812" note="A sample" />
    </dl>,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['812', 'A sample']);
});

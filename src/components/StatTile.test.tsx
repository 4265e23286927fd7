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

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeSight } from '../../../test/fakeSight';
import { renderApp } from '../../../test/renderApp';
import { experimentIds } from '../../lessons/experimentIds';
import { HomeExperiment } from './HomeExperiment';

it('B26 brings the experiment and a row of all when it comes into sight, over the drawing that held its place', async () => {
  const { report } = fakeSight();
  const { container, t, user } = renderApp(<HomeExperiment />);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/video\/video3/);
  expect(container.querySelector('.home-experiment-stage > img')).not.toBeNull();
  expect(container.querySelector('link')).toBeNull();
  report(0);
  const styles = await waitFor(() => {
    const links = container.querySelectorAll('link');
    expect(links).toHaveLength(2);
    return links;
  });
  for (const style of styles) {
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.load(style);
  }
  await user.click(await screen.findByRole('button', { name: t('chain:cheat') }));
  expect(await screen.findByRole('button', { name: t('chain:repair', { number: 1 }) })).toBeVisible();
  const row = within(screen.getByRole('list', { name: t('experimentRow:title') })).getAllByRole('link');
  expect(row.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual(
    experimentIds.map((id) => `/video/${id}`),
  );
});

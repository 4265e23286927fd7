import { screen } from '@testing-library/react';
import { videosData } from '../videos/videosData';
import { renderApp } from '../../test/renderApp';
import { Experiment, experimentIds } from './Experiment';

it('B15 belongs to videos that exist, and shows nothing beside the others', () => {
  const ids = videosData.map(({ id }) => id);
  expect(experimentIds).not.toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(experimentIds));
  for (const videoId of ids.filter((id) => !experimentIds.includes(id))) {
    const { container, unmount } = renderApp(<Experiment videoId={videoId} />);
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
});

it.each([
  ['video3', 'chain'],
  ['video8', 'credential'],
  ['video17', 'signature'],
] as const)('B15 says so where the browser has no cryptography, and shows the drawing (%s)', async (videoId, name) => {
  const services = { subtleCrypto: undefined };
  const { t, container } = renderApp(<Experiment videoId={videoId} />, { services });
  expect(await screen.findByRole('alert')).toHaveTextContent(t('experiments.noCrypto'));
  expect(screen.getByText(t(`${name}.outcome`))).toBeVisible();
  expect(container.querySelector(`img[src^="/images/experiments/${name}.svg"]`)).not.toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

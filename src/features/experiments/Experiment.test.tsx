import { screen } from '@testing-library/react';
import { videosData } from '../videos/videosData';
import { renderApp } from '../../test/renderApp';
import { Experiment, experimentIds } from './Experiment';

it('B15 belongs to videos that exist, and shows nothing beside the others', () => {
  expect(videosData.map(({ id }) => id)).toEqual(expect.arrayContaining(experimentIds));
  expect(renderApp(<Experiment videoId="video1" />).container).toBeEmptyDOMElement();
});

it.each([
  ['has no cryptography', 'video3', 'chain', undefined],
  ['has no cryptography', 'video8', 'credential', undefined],
  ['has no cryptography', 'video17', 'signature', undefined],
  ['failed at it', 'video17', 'signature', { experiments: { predictions: {}, hasCryptoFailed: true } }],
] as const)('B15 says so where the browser %s, and shows the drawing (%s)', async (_what, videoId, name, state) => {
  const services = state ? {} : { subtleCrypto: undefined };
  const { t, container } = renderApp(<Experiment videoId={videoId} />, { services, state });
  expect(await screen.findByRole('alert')).toHaveTextContent(t('experiments:noCrypto'));
  expect(screen.getByText(t(`${name}:outcome`))).toBeVisible();
  expect(container.querySelector(`img[src^="/images/experiments/${name}.svg"]`)).not.toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

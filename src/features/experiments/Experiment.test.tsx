import { screen, waitFor } from '@testing-library/react';
import { videosData } from '../videos/videosData';
import { renderApp } from '../../test/renderApp';
import { Experiment } from './Experiment';
import { experimentIds } from '../lessons/experimentIds';

it('B15 belongs to videos that exist, and shows nothing beside the others', () => {
  expect(videosData.map(({ id }) => id)).toEqual(expect.arrayContaining(experimentIds));
  expect(renderApp(<Experiment videoId="video1" />).container).toBeEmptyDOMElement();
});

it.each([
  ['has no cryptography', 'video3', 'chain', undefined],
  ['has no cryptography', 'video8', 'credential', undefined],
  ['has no cryptography', 'video17', 'signature', undefined],
  ['failed at it', 'video17', 'signature', { experiments: { predictions: {}, folded: {}, hasCryptoFailed: true } }],
] as const)('B15 says so where the browser %s, and shows the drawing (%s)', async (_what, videoId, name, state) => {
  const services = state ? {} : { subtleCrypto: undefined };
  const { t, container } = renderApp(<Experiment videoId={videoId} />, { services, state });
  expect(await screen.findByRole('alert')).toHaveTextContent(t('experiments:noCrypto'));
  expect(screen.getByText(t(`${name}:outcome`))).toBeVisible();
  expect(container.querySelector(`img[src^="/images/experiments/${name}.svg"]`)).not.toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['video3', 'chain-stage', ['chain:cheat']],
  ['video8', 'credential-stage', ['credential:issue', 'credential:show']],
  ['video11', 'token-stage', ['token:sign']],
  ['video17', 'signature-stage', ['signature:sign']],
] as const)('B15 brings what a press changes into sight (%s)', async (videoId, place, presses) => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { t, user } = renderApp(<Experiment videoId={videoId} />, { path: `/video/${videoId}` });
  for (const press of presses) await user.click(await screen.findByRole('button', { name: t(press) }));
  await waitFor(() => expect(scroll.mock.contexts.at(-1)).toBe(document.getElementById(place)));
});

it('B15 folds an answer to one line, which can be changed; given by the keyboard, once the question is left', async () => {
  const { t, user } = renderApp(<Experiment videoId="video3" />, { path: '/video/video3' });
  const answer = (name: 'one' | 'all') => screen.findByRole('radio', { name: t(`chain:prediction.${name}`) });
  const noted = (name: 'one' | 'all') => t('experiments:noted', { answer: t(`chain:prediction.${name}`) });
  (await answer('one')).focus();
  await user.keyboard(' {ArrowUp}');
  expect(await answer('all')).toHaveFocus();
  expect(await answer('all')).toBeChecked();
  expect(screen.queryByText(noted('all'))).toBeNull();
  await user.tab({ shift: true });
  expect(screen.getByText(noted('all'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('experiments:change') }));
  await user.click(await answer('one'));
  expect(screen.getByText(noted('one'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('experiments:change') }));
  await user.click(await answer('all'));
  expect(screen.getByText(noted('all'))).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(noted('all')).parentElement).toHaveFocus();
  await user.click(screen.getByRole('button', { name: t('experiments:change') }));
  expect(await answer('all')).toBeChecked();
});

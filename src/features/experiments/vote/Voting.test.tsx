import '../../../../test-support/devTools';
import { ActionCreators, type EnhancedStore } from '@redux-devtools/instrument';
import { act, fireEvent, screen } from '@testing-library/react';
import type { RootState } from '../../../lib/store';
import { liveRegions, renderApp } from '../../../test/renderApp';
import { Experiment } from '../Experiment';

const holders = 5;

const pull = (label: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: label }), { target: { value: String(value) } });

async function open() {
  const view = renderApp(<Experiment videoId="video19" />);
  const { t } = view;
  await screen.findByRole('heading', { name: t('vote:title') });
  return { ...view, move: pull };
}

// The first: afterwards every store has the slice.
it('B8 B15 jumps over the moment at which the code of an experiment brought its slice', async () => {
  const { store, t } = renderApp(<Experiment videoId="video19" />);
  const { liftedStore } = store as unknown as EnhancedStore<RootState, never, object>;
  const jumpTo = (index: number) => act(async () => void liftedStore.dispatch(ActionCreators.jumpToState(index)));
  const before = liftedStore.getState().currentStateIndex;
  expect(store.getState().vote).toBeUndefined();
  await screen.findByRole('heading', { name: t('vote:title') });
  pull(t('vote:turnoutOfOthers'), 10);
  const after = liftedStore.getState().currentStateIndex;
  await jumpTo(before);
  expect(screen.getByText(t('vote:verdict.shared', { holders }))).toBeVisible();
  await jumpTo(after);
  expect(screen.getByText(t('vote:verdict.holders', { holders }))).toBeVisible();
});

it('B15 leaves the turnout to be pulled down, until the large holders decide', async () => {
  const { t, user, move } = await open();
  await user.click(screen.getByRole('radio', { name: t('vote:prediction.no') }));
  const answer = t('vote:prediction.no');
  expect(screen.getByText(t('experiments:noted', { answer }))).toBeVisible();
  // The verdict alone is announced, not every number on the way.
  const said = () => liveRegions().map(({ textContent }) => textContent);
  expect(said()).toEqual([t('vote:verdict.shared', { holders })]);
  const picture = (cast: number, power: number) => screen.getByLabelText(t('vote:tokensDetail', { cast, power }));
  expect(picture(52, 38.5)).toHaveTextContent(t('vote:bar.holders', { holders }));
  move(t('vote:turnoutOfOthers'), 25);
  expect(screen.getByText(t('vote:verdict.shared', { holders }))).toBeVisible();
  move(t('vote:turnoutOfOthers'), 24);
  expect(screen.getByText(t('vote:verdict.holders', { holders }))).toBeVisible();
  expect(picture(39.2, 51)).toHaveTextContent(t('vote:bar.silent'));
  expect(screen.getByText(t('experiments:notAsPredicted', { answer }))).toBeVisible();
  expect(screen.getByText(t('vote:prediction.why'))).toBeVisible();
});

it('B15 says who decides by people as turnout and quorum move', async () => {
  const { t, user, move } = await open();
  await user.click(screen.getByText(t('vote:rules')));
  await user.click(screen.getByRole('radio', { name: t('vote:people') }));
  expect(screen.queryByRole('slider', { name: t('vote:share', { holders }) })).toBeNull();
  move(t('vote:turnout'), 12);
  expect(screen.getByText(t('vote:verdict.few'))).toBeVisible();
  const numbers = { voters: 60, members: 500, majority: 31, percent: 6.2 };
  expect(screen.getByLabelText(t('vote:peopleDetail', numbers))).toBeVisible();
  move(t('vote:quorum'), 40);
  expect(screen.getByText(t('vote:verdict.short'))).toBeVisible();
  move(t('vote:turnout'), 60);
  expect(screen.getByText(t('vote:verdict.many'))).toBeVisible();
  expect(screen.getByRole('slider', { name: t('vote:turnout') })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^60\s?%$/),
  );
  move(t('vote:turnout'), 0);
  expect(screen.getByText(t('vote:verdict.nobody'))).toBeVisible();
});

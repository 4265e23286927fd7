import '../../../../test-support/devTools';
import { ActionCreators, type EnhancedStore } from '@redux-devtools/instrument';
import { act, fireEvent, screen } from '@testing-library/react';
import type { RootState } from '../../../lib/store';
import { liveRegions, renderApp } from '../../../test/renderApp';
import { Experiment } from '../Experiment';

async function open() {
  const view = renderApp(<Experiment videoId="video19" />);
  const { t } = view;
  await screen.findByRole('heading', { name: t('vote:title') });
  const move = (label: string, value: number) =>
    fireEvent.change(screen.getByRole('slider', { name: label }), { target: { value: String(value) } });
  return { ...view, move };
}

// The first: afterwards every store has the slice.
it('B8 B15 jumps over the moment at which the code of an experiment brought its slice', async () => {
  const { store, user, t } = renderApp(<Experiment videoId="video19" />);
  const { liftedStore } = store as unknown as EnhancedStore<RootState, never, object>;
  const jumpTo = (index: number) => act(async () => void liftedStore.dispatch(ActionCreators.jumpToState(index)));
  const before = liftedStore.getState().currentStateIndex;
  expect(store.getState().vote).toBeUndefined();
  await user.click(await screen.findByRole('radio', { name: t('vote:tokens') }));
  const after = liftedStore.getState().currentStateIndex;
  await jumpTo(before);
  expect(screen.getByRole('radio', { name: t('vote:people') })).toBeChecked();
  await jumpTo(after);
  expect(screen.getByRole('radio', { name: t('vote:tokens') })).toBeChecked();
});

it('B15 says who decides as turnout and quorum move', async () => {
  const { t, move } = await open();
  // The verdict alone is announced, not every number on the way.
  const said = liveRegions().map(({ textContent }) => textContent);
  expect(said).toEqual([t('vote:verdict.few')]);
  const numbers = { voters: 60, members: 500, majority: 31, percent: 6.2 };
  expect(screen.getByText(t('vote:peopleDetail', numbers))).toBeVisible();
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

it('B15 lets the keyboard pass over the answers, and says what comes out once the question is left', async () => {
  const { t, user } = await open();
  const answer = (name: 'yes' | 'no') => screen.getByRole('radio', { name: t(`vote:prediction.${name}`) });
  answer('no').focus();
  await user.keyboard(' {ArrowUp}');
  expect(answer('yes')).toBeChecked();
  expect(answer('yes')).toHaveFocus();
  expect(screen.getByRole('radio', { name: t('vote:people') })).toBeChecked();
  // Another window.
  fireEvent.blur(answer('yes'));
  expect(answer('yes')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('radio', { name: t('vote:people') })).toHaveFocus();
  expect(screen.getByText(t('experiments:asPredicted', { answer: t('vote:prediction.yes') }))).toBeVisible();
  expect(screen.getByText(t('vote:verdict.holders'))).toBeVisible();
});

it('B15 says who decides when tokens are counted', async () => {
  const { t, user, move } = await open();
  await user.click(screen.getByRole('radio', { name: t('vote:prediction.no') }));
  const answer = t('vote:prediction.no');
  // What the question is about.
  expect(screen.getByRole('radio', { name: t('vote:tokens') })).toBeChecked();
  expect(screen.getByText(t('experiments:notAsPredicted', { answer }))).toBeVisible();
  expect(screen.getByText(t('vote:prediction.why'))).toBeVisible();
  expect(screen.getByText(t('vote:verdict.holders'))).toBeVisible();
  expect(screen.queryByRole('slider', { name: t('vote:members') })).toBeNull();
  move(t('vote:share', { holders: 5 }), 2);
  expect(screen.getByText(t('vote:verdict.shared'))).toBeVisible();
});

import {
  moveChanged,
  permissionChosen,
  price,
  programAllowed,
  programTook,
  tokenRestarted,
  tokenSlice,
  tokensMoved,
} from './tokenSlice';

const { reducer } = tokenSlice;
const start = reducer(undefined, { type: 'x' });

const amountsOf = ({ rows }: typeof start) => Object.values(rows).map((tokens) => tokens.length);

const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, start);

const unlimited = programAllowed('unlimited');
const exact = programAllowed(price);

it('B15 moves tokens from one row to another', () => {
  const state = after(moveChanged({ to: 'mira', amount: 10 }), tokensMoved());
  expect(state.rows).toMatchObject({ nova: start.rows.nova, mira: [...start.rows.mira, ...start.rows.you], you: [] });
  expect(state.log).toEqual([{ kind: 'moved', to: 'mira', amount: 10 }]);
});

it('B15 refuses to move more than there is', () => {
  const state = after(moveChanged({ amount: 11 }), tokensMoved());
  expect(state.rows).toEqual(start.rows);
  expect(state.log).toEqual([{ kind: 'refused', to: 'nova', amount: 11 }]);
});

it.each([
  ['nothing without a permission', [], 0, 0],
  ['what it needs with an exact permission', [exact], price, 0],
  ['no more once that is spent', [exact, programTook()], price, 0],
  ['everything with a permission without limit', [unlimited], 10, 'unlimited'],
  ['nothing once the permission is taken back', [unlimited, programAllowed(0)], 0, 0],
  ['what is there when that is less', [moveChanged({ amount: 9 }), tokensMoved(), exact], 1, 1],
] as const)('B15 lets the program take %s', (_what, actions, taken, allowance) => {
  const state = after(...actions, programTook());
  expect(state.rows.program).toHaveLength(taken);
  expect(amountsOf(state).reduce((sum, amount) => sum + amount)).toBe(17);
  expect(state.allowance).toBe(allowance);
});

it('B15 signs nothing by choosing a permission', () => {
  const state = after(permissionChosen(price), programTook());
  expect(state).toMatchObject({ offered: price, allowance: 0, log: [{ kind: 'nothingTaken', allowance: 0 }] });
});

it('B15 writes down what was allowed and taken, until it begins anew', () => {
  const state = after(programTook(), unlimited, programTook(), programTook());
  expect(state.log).toEqual([
    { kind: 'nothingTaken', allowance: 0 },
    { kind: 'allowed', allowance: 'unlimited' },
    { kind: 'taken', amount: 10, allowance: 'unlimited' },
    { kind: 'nothingTaken', allowance: 'unlimited' },
  ]);
  expect(reducer(state, tokenRestarted())).toEqual(start);
});

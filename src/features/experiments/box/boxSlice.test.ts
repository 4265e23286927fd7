import { predicted, predictionFolded } from '../experimentsSlice';
import { boxOpened, boxRestarted, boxSlice, planChanged } from './boxSlice';
import { changesOf, housesOf, mean, paidBy, today, type Plan } from './village';

const { reducer } = boxSlice;
const start = reducer(undefined, { type: 'x' });
const plan = (give: number, take: number, hasHelp = false): Plan => ({ give, take, hasHelp });
const has = (of: Plan) => housesOf(of).map((house) => house.has);

it('B15 begins with today, and goes back to it', () => {
  expect(start).toEqual({ give: 40, take: 40, hasHelp: false, isOpen: false });
  const tried = [boxOpened(), planChanged({ give: 50, hasHelp: true })].reduce(reducer, start);
  expect(tried).toEqual({ give: 50, take: 40, hasHelp: true, isOpen: true });
  expect(reducer(tried, boxRestarted())).toEqual(start);
});

it('B15 lets no answer to the question open the box, and no unknown plan change it', () => {
  const answered = [predicted({ box: 'bottom' }), predictionFolded({ box: true })];
  expect(answered.reduce(reducer, start)).toEqual(start);
  expect(reducer(start, planChanged({ give: 101, take: 0.5, hasHelp: 'x' as never }))).toEqual(start);
});

it('B15 comes to the account of the lesson: half of 1, 2 … 10 gives 2.75 to each', () => {
  const houses = housesOf(plan(50, 50));
  expect(houses[0]).toEqual({ puts: 500, share: 2750, help: 0, has: 3250 });
  expect(houses[9]).toEqual({ puts: 5000, share: 2750, help: 0, has: 7750 });
});

it('B15 helps today those that earn least, by a tenth of what all earn', () => {
  expect(has(today)).toEqual([3650, 3615, 3635, 3600, 4500, 5400, 6300, 7200, 8100, 9000]);
  expect(paidBy(today)).toBe(today.give);
});

it('B15 lets those lose who get more help today than an equal share, and those who put in more', () => {
  expect(has(plan(40, 40))).toEqual([2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600, 8200]);
  expect(changesOf(plan(40, 40))).toEqual([-850, -215, 365, 1000, 700, 400, 100, -200, -500, -800]);
});

it('B15 pays the help on top of the shares only from more that is put in', () => {
  expect([paidBy(plan(40, 40)), paidBy(plan(40, 40, true))]).toEqual([40, 50]);
  expect(changesOf(plan(40, 40, true)).filter((change) => change < 0)).toEqual([-200, -500, -800]);
  expect(changesOf(plan(50, 40, true)).filter((change) => change < 0)).toEqual([-200, -600, -1000, -1400, -1800]);
});

it.each([today, plan(40, 40), plan(50, 40, true), plan(35, 70, true), plan(0, 0), plan(100, 100)])(
  'B15 loses nothing on the way: what all have, and what is left or missing, is what all earn (%j)',
  (of) => {
    const all = has(of).reduce((sum, one) => sum + one);
    expect(all + (10 * mean * (of.give - paidBy(of))) / 100).toBe(10 * mean);
  },
);

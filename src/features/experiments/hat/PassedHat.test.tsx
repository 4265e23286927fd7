import { fireEvent, screen } from '@testing-library/react';
import { formatList } from '../../../lib/format';
import { liveRegions, named, renderApp } from '../../../test/renderApp';
import { Experiment } from '../Experiment';
import type { Hand } from './coins';

async function open() {
  const view = renderApp(<Experiment videoId="video18" />);
  const { t, user } = view;
  await screen.findByRole('heading', { name: t('hat:title') });
  const press = (name: 'pass' | 'attention' | 'back' | 'restart') =>
    user.click(screen.getByRole('button', { name: t(`hat:${name}`) }));
  const choose = (name: 'audience' | 'low' | 'prediction.half') =>
    user.click(screen.getByRole('radio', { name: t(`hat:${name}`) }));
  // The last is the button's.
  const says = (text: string) => expect(liveRegions().at(-2)).toHaveTextContent(text);
  const shows = (text: string) => expect(screen.getByRole('img')).toHaveAccessibleName(named(text));
  /** The hands in their order, with what each keeps; last the hat. */
  const showsHeaps = (...heaps: [Hand | 'hat', number][]) => {
    const percents = heaps.map(([name, value]) =>
      t('hat:heap', {
        name: t(name === 'hat' ? 'hat:hat' : `hat:hands.${name}`),
        percent: t('hat:percent', { value }),
      }),
    );
    shows(t('hat:alt', { list: formatList(percents, 'es') }));
  };
  return { ...view, press, choose, says, shows, showsHeaps };
}

it('B15 passes the hat by one press: each hand keeps its heap, and the rest reaches the hat', async () => {
  const { t, press, says, shows, showsHeaps } = await open();
  const names = [t('hat:hands.platform'), t('hat:hands.tax'), t('hat:hands.costs'), t('hat:hat')];
  shows(t('hat:altStart', { list: formatList(names, 'es') }));
  says(t('hat:start'));
  expect(screen.queryByRole('slider')).toBeNull();
  await press('pass');
  showsHeaps(['platform', 45], ['tax', 10], ['costs', 15], ['hat', 30]);
  says(t('hat:reached.less'));
  expect(screen.getByText(named(t('hat:percent', { value: 30 })), { selector: 'strong' })).toBeVisible();
});

it('B15 moves coins at once when somebody else pays, or a hand keeps another share', async () => {
  const { t, press, choose, says, showsHeaps } = await open();
  await press('pass');
  await choose('audience');
  showsHeaps(['fee', 10], ['refunds', 10], ['tax', 10], ['costs', 15], ['hat', 55]);
  const slider = screen.getByRole('slider', { name: t('hat:hands.fee') });
  fireEvent.change(slider, { target: { value: '3' } });
  const [percent, rest] = [3, 62].map((value) => t('hat:percent', { value }));
  const spoken = `${percent}. ${t('hat:heap', { name: t('hat:hat'), percent: rest })}`;
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(named(spoken)));
  showsHeaps(['fee', 3], ['refunds', 10], ['tax', 10], ['costs', 15], ['hat', 62]);
  says(t('hat:reached.more'));
});

it('B15 then shows how many of a hundred reach an even share, and compares the answer only then', async () => {
  const { t, press, choose, says, shows } = await open();
  await choose('prediction.half');
  await press('pass');
  expect(screen.queryByText(t('hat:prediction.why'))).toBeNull();
  await press('attention');
  says(t('hat:even', { people: 23 }));
  shows(t('hat:altEven', { most: 12, people: 23 }));
  expect(screen.getByText(t('experiments:notAsPredicted', { answer: t('hat:prediction.half') }))).toBeVisible();
  expect(screen.getByText(t('hat:prediction.why'))).toBeVisible();
  await choose('low');
  says(t('hat:even', { people: 28 }));
  await press('back');
  says(t('hat:reached.less'));
  expect(screen.getByText(t('hat:prediction.why'))).toBeVisible();
  await press('attention');
  await press('restart');
  says(t('hat:start'));
  expect(screen.getByRole('button', { name: t('hat:pass') })).toHaveFocus();
});

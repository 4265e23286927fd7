import { screen, waitFor, within } from '@testing-library/react';
import { languages } from '../../../lib/language';
import { renderApp } from '../../../test/renderApp';
import { Experiment } from '../Experiment';
import { messageIds } from './scamSlice';

it('B15 asks for one decision a screen, outlines what gives it away, and judges the question after four', async () => {
  const { t, user } = renderApp(<Experiment videoId="video6" />);
  const press = async (name: 'yes' | 'no' | 'next' | 'more' | 'restart') =>
    user.click(await screen.findByRole('button', { name: t(`scam:${name}`) }));
  const shown = (id: 'verify' | 'call' | 'address') =>
    screen.getByRole('group', { name: new RegExp(`^${t(`scam:messages.${id}.from`)}`) });
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(await screen.findByRole('radio', { name: t('scam:prediction.asks') }));
  await waitFor(() => expect(scroll.mock.contexts).toEqual([shown('verify')]));
  expect(screen.queryAllByRole('mark')).toEqual([]);
  await press('no');
  await waitFor(() => expect(scroll.mock.contexts.at(-1)).toBe(document.getElementById('scam-signs')));
  expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual([
    t('scam:messages.verify.haste'),
    t('scam:messages.verify.wants'),
  ]);
  for (const words of [t('scam:haste'), t('scam:messages.verify.goal')])
    expect(within(shown('verify')).getByText(words)).toBeVisible();
  expect(screen.getByText(new RegExp(t('scam:verdict.stopped')))).toBeVisible();
  await press('next');
  expect(shown('call')).toHaveFocus();
  await waitFor(() => expect(scroll.mock.contexts.at(-1)).toBe(shown('call')));
  expect(screen.getByRole('img', { name: t('scam:progress', { number: 2, count: 4 }) })).toBeVisible();
  await press('yes');
  // The button that was pressed went away.
  expect(screen.getByRole('button', { name: t('scam:next') })).toHaveFocus();
  expect(screen.getByText(new RegExp(t('scam:verdict.missed')))).toBeVisible();
  await press('next');
  await press('no');
  await press('next');
  const why = t('scam:prediction.why');
  expect(screen.queryByText(why)).toBeNull();
  await press('yes');
  expect(screen.queryAllByRole('mark')).toEqual([]);
  for (const words of [t('scam:without.haste'), t('scam:without.wants'), why])
    expect(screen.getByText(words)).toBeVisible();
  const answer = t('scam:prediction.asks');
  expect(screen.getByText(t('experiments:asPredicted', { answer }))).toBeVisible();
  await press('more');
  expect(shown('address')).toHaveFocus();
  for (const id of messageIds.slice(4)) {
    await press('no');
    await press(id === messageIds.at(-1) ? 'restart' : 'next');
  }
  expect(shown('verify')).toHaveFocus();
});

it.each(languages)('B15 has each sign in one sentence of its message (%s)', async (language) => {
  const { default: texts } = (await import(`../../../../locales/${language}/scam.json`)) as {
    default: { messages: Record<string, Record<string, string>> };
  };
  for (const { one, two, three, haste, wants } of Object.values(texts.messages))
    for (const sign of [haste, wants].filter(Boolean))
      expect([one, two, three].filter((sentence) => sentence!.includes(sign!)).length).toBe(1);
});

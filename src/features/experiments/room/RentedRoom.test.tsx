import { screen, within } from '@testing-library/react';
import { liveRegions, renderApp } from '../../../test/renderApp';
import { Experiment } from '../Experiment';
import type { Call, LineName, Person } from './room';

async function open() {
  const view = renderApp(<Experiment videoId="video9" />);
  const { t, user } = view;
  await screen.findByRole('heading', { name: t('room:title') });
  const call = (person: Person, what: Call) =>
    user.click(screen.getByRole('button', { name: `${t(`room:people.${person}`)} ${t(`room:calls.${what}`)}` }));
  // The last is the button's.
  const verdict = () => liveRegions().at(-2);
  const line = (name: LineName) =>
    screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(t(`room:lines.${name}`)))!;
  const press = (name: 'publish' | 'restart') => user.click(screen.getByRole('button', { name: t(`room:${name}`) }));
  return { ...view, call, verdict, line, press };
}

it('B15 says what came of a call, and marks its lines', async () => {
  const { t, user, call, verdict, line } = await open();
  expect(verdict()).toHaveTextContent(t('room:start'));
  const [ana, leo, stranger] = [t('room:people.ana'), t('room:people.leo'), t('room:people.stranger')];
  await call('ana', 'book');
  expect(verdict()).toHaveTextContent(t('room:done.book', { person: ana }));
  expect(within(line('give')).getByText(t('room:marks.done'))).toBeInTheDocument();
  await call('ana', 'book');
  expect(verdict()).toHaveTextContent(`${t('room:holes.twice', { person: ana })} ${t('room:missing', { line: 2 })}`);
  await call('leo', 'book');
  expect(verdict()).toHaveTextContent(t('room:holes.free', { person: leo, of: t('room:of.ana') }));
  await call('stranger', 'cancel');
  expect(verdict()).toHaveTextContent(t('room:holes.own', { person: stranger, of: t('room:of.leo') }));
  expect(within(line('own')).getByText(t('room:marks.hole'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('room:seeLine') }));
  expect(screen.getByRole('checkbox', { name: t('room:lines.own') })).toHaveFocus();
  await call('stranger', 'cancel');
  expect(verdict()).toHaveTextContent(t('room:done.nothing'));
});

it('B15 offers no switch once it is published, and keeps the focus', async () => {
  const { t, user, call, verdict, press } = await open();
  await user.click(screen.getByRole('checkbox', { name: t('room:lines.free') }));
  expect(verdict()).toHaveTextContent(t('room:draft', { written: 1, all: 4 }));
  await press('publish');
  expect(verdict()).toHaveTextContent(t('room:published', { written: 1, all: 4 }));
  expect(screen.getByRole('button', { name: t('room:restart') })).toHaveFocus();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(t('room:lines.own')).tagName).toBe('DEL');
  await call('ana', 'book');
  await call('stranger', 'takeBack');
  expect(verdict()).toHaveTextContent(t('room:tooLate', { line: 10 }));
  await call('leo', 'takeBack');
  expect(verdict()).toHaveTextContent(t('room:refused', { line: 12 }));
  await press('restart');
  expect(screen.getByRole('button', { name: t('room:publish') })).toHaveFocus();
});

import { screen, within } from '@testing-library/react';
import { formatList } from '../../../lib/format';
import { liveRegions, renderApp } from '../../../test/renderApp';
import { Experiment } from '../Experiment';
import { lineNames, type Call, type Check, type LineName, type Person } from './room';

async function open() {
  const view = renderApp(<Experiment videoId="video9" />);
  const { t, user } = view;
  await screen.findByRole('heading', { name: t('room:title') });
  const person = (name: Person) => screen.getByRole('button', { name: t(`room:names.${name}`) });
  const nameOf = (call: Call, guards: Check[]) => {
    const lines = formatList(
      guards.map((check) => t(`room:lines.${check}`)),
      'es',
    );
    return `${t(`room:calls.${call}`)}, ${guards.length > 0 ? t('room:guards', { lines }) : t('room:noGuards')}`;
  };
  const arch = (call: Call, ...guards: Check[]) => screen.getByRole('button', { name: nameOf(call, guards) });
  const press = (name: 'guard' | 'again' | 'publish' | 'restart') =>
    user.click(screen.getByRole('button', { name: t(`room:${name}`) }));
  // The last is the button's.
  const status = () => liveRegions().at(-2);
  const picture = () => screen.getByRole('img');
  const line = (name: LineName) =>
    screen
      .getAllByRole('listitem', { hidden: true })
      .find(({ textContent }) => textContent?.startsWith(t(`room:lines.${name}`)))!;
  const seen = (holder: Person, box: number, fees: number) => t('room:alt', { of: t(`room:of.${holder}`), box, fees });
  return { ...view, person, arch, press, status, picture, line, seen };
}

it('B15 shows an injustice by one tap, and refuses it once its guard is placed', async () => {
  const { t, user, arch, press, status, picture, line, seen } = await open();
  expect(status()).toHaveTextContent(t('room:start'));
  expect(picture()).toHaveAccessibleName(seen('ana', 1, 1));
  await user.click(arch('cancel'));
  const stranger = t('room:people.stranger');
  expect(status()).toHaveTextContent(
    `${t('room:holes.own', { person: stranger, of: t('room:of.ana') })} ${t('room:missing')}`,
  );
  expect(picture()).toHaveAccessibleName(t('room:altFree', { box: 1, fees: 2 }));
  expect(screen.getByText(t('room:prediction.why'))).toBeVisible();
  await press('guard');
  expect(status()).toHaveTextContent(t('room:placed', { line: 7 }));
  expect(picture()).toHaveAccessibleName(seen('ana', 1, 2));
  expect(within(line('own')).getByText(t('room:marks.placed'))).toBeInTheDocument();
  expect(arch('cancel', 'own')).toBeVisible();
  // One button, which keeps the focus.
  expect(screen.getByRole('button', { name: t('room:again') })).toHaveFocus();
  await press('again');
  expect(status()).toHaveTextContent(t('room:refused'));
  expect(within(line('own')).getByText(t('room:marks.refused'))).toBeInTheDocument();
  expect(picture()).toHaveAccessibleName(seen('ana', 1, 3));
});

it('B15 lets the person walk who was chosen, and says what came of it', async () => {
  const { t, user, person, arch, press, status } = await open();
  const says = (text: string) => expect(status()).toHaveTextContent(text);
  const [ana, leo] = [t('room:people.ana'), t('room:people.leo')];
  expect(person('stranger')).toHaveAttribute('aria-pressed', 'true');
  await user.click(person('ana'));
  expect(person('ana')).toHaveAttribute('aria-pressed', 'true');
  says(t('room:choose', { person: ana }));
  await user.click(arch('book'));
  says(`${t('room:holes.twice', { person: ana })} ${t('room:missing')}`);
  await user.click(person('leo'));
  await user.click(arch('book'));
  says(t('room:holes.free', { person: leo, of: t('room:of.ana') }));
  await user.click(arch('cancel'));
  says(t('room:done.cancel', { person: leo }));
  await user.click(arch('cancel'));
  says(t('room:done.nothing'));
  await user.click(arch('takeBack'));
  says(t('room:done.takeBack', { person: leo }));
  await user.click(arch('takeBack'));
  says(t('room:holes.paid', { person: leo }));
  await press('guard');
  expect(arch('takeBack', 'paid')).toBeVisible();
});

it('B15 places no guard in stone, and strikes out the lines that are missing', async () => {
  const { t, user, arch, press, status, line } = await open();
  const summary = screen.getByText(t('room:contract', { lines: lineNames.length }));
  expect(line('own')).not.toBeVisible();
  await user.click(summary);
  expect(line('own')).toBeVisible();
  await user.click(arch('cancel'));
  await press('guard');
  await press('again');
  await press('publish');
  expect(status()).toHaveTextContent(t('room:published', { written: 1, all: 4 }));
  expect(screen.getByRole('button', { name: t('room:restart') })).toHaveFocus();
  expect(screen.getByText(t('room:lines.free')).tagName).toBe('DEL');
  expect(screen.getByText(t('room:lines.own')).tagName).toBe('SPAN');
  await user.click(arch('book'));
  expect(status()).toHaveTextContent(t('room:tooLate'));
  expect(screen.queryByRole('button', { name: t('room:guard') })).toBeNull();
  await press('restart');
  expect(screen.getByRole('button', { name: t('room:publish') })).toHaveFocus();
});

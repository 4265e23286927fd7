import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../test/renderApp';
import { countOf, readFacts } from './browserFacts';
import { Experiment } from '../Experiment';

async function open() {
  const services = { readBrowser: jest.fn((read) => read(window)) };
  const view = renderApp(<Experiment videoId="video5" />, { path: '/video/video5', services });
  await screen.findByRole('heading', { name: view.t('sight:title') });
  return { ...view, press: (name: string) => view.user.click(screen.getByRole('button', { name })) };
}

it('B15, B23 reads the browser by a press, brings what it tells into sight, and forgets it', async () => {
  const { t, press, services } = await open();
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  expect(services.readBrowser).not.toHaveBeenCalled();
  await press(t('sight:look'));
  await waitFor(() => expect(shown).toHaveBeenCalled());
  expect(shown.mock.contexts).toEqual([screen.getByText(t('sight:kinds.zone')).closest('dl')]);
  expect(screen.getByText(t('sight:seen', { number: countOf(readFacts(window)) }))).toBeVisible();
  const row = (kind: 'zone' | 'choices' | 'fonts') =>
    within(screen.getByText(t(`sight:kinds.${kind}`)).closest('div')!).getByRole('definition');
  expect(row('zone')).toHaveTextContent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(row('choices')).toHaveTextContent(t('sight:values.light'));
  expect(row('fonts')).toHaveTextContent(new RegExp(`^${t('sight:values.unsaid')}$`));
  await press(t('sight:forget'));
  expect(screen.getByRole('button', { name: t('sight:look') })).toHaveFocus();
  expect(screen.queryByRole('definition')).toBeNull();
  await press(t('sight:look'));
  // The browser keeps the page for Back.
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.getByText(t('sight:unseen'))).toBeVisible();
});

it('B15 finds one among ten thousand by four facts', async () => {
  const { t, user } = await open();
  const answer = t('sight:prediction.ten');
  await user.click(screen.getByRole('radio', { name: answer }));
  for (const box of screen.getAllByRole('checkbox')) {
    expect(screen.getByText(t('experiments:noted', { answer }))).toBeVisible();
    await user.click(box);
  }
  expect(screen.getByText(t('experiments:notAsPredicted', { answer }))).toBeVisible();
  expect(screen.getByText(t('sight:town.one'))).toBeVisible();
  expect(screen.getByText(t('sight:prediction.why'))).toBeVisible();
  expect(screen.getByText(t('sight:town.alone', { alone: 9642, all: 10_000 }))).toBeVisible();
  await user.click(screen.getAllByRole('checkbox')[3]!);
  expect(screen.getByText(t('sight:town.left', { left: 12, all: 10_000 }))).toBeVisible();
  expect(screen.getByText(t('sight:town.year', { year: 1969 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('sight:town.another') }));
  expect(screen.queryByText(t('sight:town.year', { year: 1969 }))).toBeNull();
});

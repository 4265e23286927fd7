import { screen, within } from '@testing-library/react';
import { allTexts } from '../../../../scripts/content/allTexts';
import { renderApp } from '../../../test/renderApp';
import { Experiment } from '../Experiment';

it('B15 says what each signature did, and writes it down', async () => {
  const { t, user, container } = renderApp(<Experiment videoId="video11" />);
  const press = async (name: 'move' | 'sign' | 'take' | 'restart') =>
    user.click(await screen.findByRole('button', { name: t(`token:${name}`) }));
  const choose = async (name: string) => {
    await user.click(screen.getByRole('radio', { name }));
    await press('sign');
  };
  const event = (name: keyof typeof allTexts.es.token.event, values = {}) => t(`token:event.${name}`, values);
  const dots = () => [...container.querySelectorAll('.token-dots circle')];
  const you = () => within(screen.getByRole('row', { name: new RegExp(t('token:holders.you')) }));
  await screen.findByRole('heading', { name: t('token:title') });
  const taken = (amount: number, then: 'spent' | 'stays') => `${event('taken', { price: 2, amount })} ${event(then)}`;
  expect(you().getByText('10')).toBeVisible();
  expect(screen.getByRole('radio', { name: t('token:unlimited') })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: t('token:none') }));
  await press('take');
  await choose(t('token:exact', { price: 2 }));
  await press('take');
  expect(you().getByText('8')).toBeVisible();
  const places = dots().map((dot) => dot.getAttribute('cy'));
  await user.click(screen.getByText(t('token:more')));
  await press('move');
  const isTravelling = dots().map((dot, token) => dot.getAttribute('cy') !== places[token]);
  expect(isTravelling.filter(Boolean)).toHaveLength(3);
  await choose(t('token:unlimited'));
  await press('take');
  await choose(t('token:none'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    event('revoked'),
    taken(5, 'stays'),
    event('unlimited'),
    event('moved', { to: 'Nova', amount: 3 }),
    taken(2, 'spent'),
    event('allowed', { amount: 2 }),
    event('notAllowed'),
  ]);
  await press('restart');
  expect(screen.getByRole('button', { name: t('token:sign') })).toHaveFocus();
  expect(screen.queryByRole('listitem')).toBeNull();
});

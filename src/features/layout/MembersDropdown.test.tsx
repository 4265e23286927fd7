import { screen } from '@testing-library/react';
import { membersData } from '../members/membersData';
import { renderApp } from '../../test/renderApp';
import { Navbar } from './Navbar';
import { selectIsMembersOpen } from './layoutSlice';

const names = membersData.map(({ name }) => name);
const last = names.at(-1)!;

function setUp(path = '/videos') {
  const view = renderApp(<Navbar />, { path });
  const button = screen.getByRole('button', { name: 'Miembros' });
  const isOpen = () => selectIsMembersOpen(view.store.getState());
  const member = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
  return { ...view, button, isOpen, member };
}

it('N2 lists the members with their profiles and letters, and hides them until asked', async () => {
  const { user, button, member } = setUp();
  expect(button).not.toHaveAttribute('aria-expanded');
  expect(screen.queryByRole('link', { name: /Vega/ })).not.toBeInTheDocument();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(button.getAttribute('popovertarget') ?? '')).toBeVisible();
  const shown = names.map(member).map((link) => [link.getAttribute('href')?.split('?')[0], link.textContent?.at(-1)]);
  expect(shown).toEqual(membersData.map(({ link, letter }) => [link, letter]));
});

it('N2 opens under a mouse, stays through a press, and closes when the mouse leaves or by Escape', async () => {
  const { user, button, isOpen, member } = setUp();
  const login = screen.getByRole('link', { name: 'Acceder' });
  login.focus();
  await user.hover(button);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(login).toHaveFocus();
  await user.unhover(button);
  await user.hover(button);
  await user.click(button);
  expect(isOpen()).toBe(true);
  await user.hover(member(last));
  expect(isOpen()).toBe(true);
  await user.hover(login);
  expect(isOpen()).toBe(false);
});

it('N2 opens and closes by tap and by key, and closes by a tap elsewhere', async () => {
  const { user, button, isOpen } = setUp();
  const tap = (target: Element) => user.pointer({ keys: '[TouchA]', target });
  for (const press of [() => tap(button), () => user.keyboard('{Enter}'), () => user.keyboard(' ')]) {
    button.focus();
    await press();
    expect(isOpen()).toBe(true);
    await press();
    expect(isOpen()).toBe(false);
  }
  await tap(button);
  await tap(document.body);
  expect(isOpen()).toBe(false);
});

it('N2 opens with the arrow key, which walks through the members; closes by Escape, or when the focus walks out', async () => {
  const { user, button, isOpen, member } = setUp();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(member('Vega')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(member('Nova')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(button).toHaveFocus();
  await user.keyboard('{ArrowDown>20/}');
  expect(member(last)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  await user.keyboard('{ArrowDown>20/}{Tab}');
  expect(screen.getByRole('link', { name: 'Acceder' })).toHaveFocus();
  expect(isOpen()).toBe(false);
});

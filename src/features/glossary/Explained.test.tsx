import { act, screen } from '@testing-library/react';
import { useAppSelector } from '../../lib/store';
import { capitalized } from '../../lib/format';
import { isPopoverOpen } from '../../components/popover';
import { renderApp } from '../../test/renderApp';
import { Explained } from './Explained';
import { lessonOf } from './terms';
import { selectIsTermOpen, termToggled } from './glossarySlice';

it('B20 B28 turns a term of a text into a button that is named like it and opens its meaning and its lesson', () => {
  const { t } = renderApp(<Explained id="here" text="Token, Web3, Web3." />, { path: '/community' });
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^Token, Web3, Web3\.$/);
  for (const [name, term] of [
    ['Token', 'token'],
    ['Web3', 'web3'],
  ] as const) {
    const button = screen.getByRole('button', { name });
    const popover = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(popover).toHaveAttribute('popover', 'auto');
    expect(popover).toHaveTextContent(t(`glossary:${term}.term`));
    // A sentence of its own, which begins as one in the text itself.
    expect(popover).toHaveTextContent(capitalized(t(`glossary:${term}.meaning`), 'es'));
    expect(popover).toHaveTextContent(t(`glossary:${term}.more`));
    expect(popover?.querySelector('a')?.pathname).toBe(`/video/${lessonOf[term]}`);
  }
});

it('B8 B20 a term that comes with its page when it is open, as after a jump in DevTools, stays open', async () => {
  const Later = () =>
    useAppSelector((state) => selectIsTermOpen(state, 'here-web3')) && <Explained id="here" text="Web3." />;
  const { store } = renderApp(<Later />, { path: '/community' });
  await act(async () => void store.dispatch(termToggled('here-web3')));
  expect(isPopoverOpen(document.getElementById('here-web3')!)).toBe(true);
  expect(selectIsTermOpen(store.getState(), 'here-web3')).toBe(true);
});

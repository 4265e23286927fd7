import { act, render, screen, waitFor } from '@testing-library/react';
import { startTransition, Suspense, useState, type ComponentType } from 'react';
import { expectConsole } from '../test/expectConsole';
import { loadable } from '../lib/loadable';
import { lazyComponent, useLoaded } from './loadable';

const Piece = () => <p>piece</p>;
const shown = (Component: ComponentType, needed: boolean) => (
  <Suspense fallback={null}>{needed && <Component />}</Suspense>
);

it('B12 loads a component once, when it is first rendered', async () => {
  const load = jest.fn(() => Promise.resolve(Piece));
  const { Component } = lazyComponent(load);
  const { rerender } = render(shown(Component, false));
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender(shown(Component, true)));
  expect(await screen.findByText('piece')).toBeVisible();
  rerender(shown(Component, false));
  expect(screen.queryByText('piece')).not.toBeInTheDocument();
  rerender(shown(Component, true));
  expect(screen.getByText('piece')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('B12 shows nothing while a component fails to load, and loads it again when it is next rendered', async () => {
  const load = jest.fn(() => Promise.resolve(Piece)).mockRejectedValueOnce(new Error('gone'));
  const { Component } = lazyComponent(load);
  const { rerender } = render(shown(Component, true));
  await waitFor(() => expectConsole('error', /failed to load.*gone/));
  rerender(shown(Component, false));
  await act(async () => rerender(shown(Component, true)));
  expect(await screen.findByText('piece')).toBeVisible();
});

it('U9 lets hooks follow what arrives while React waits for it', async () => {
  let arrive = (_value: string) => {};
  const later = loadable(() => new Promise<string>((resolve) => (arrive = resolve)));
  function Late() {
    const value = useLoaded(later);
    const [end] = useState('!');
    return <p>{value + end}</p>;
  }
  const stage = (isNeeded: boolean) => <Suspense fallback={null}>{isNeeded ? <Late /> : <p>before</p>}</Suspense>;
  const onRecoverableError = jest.fn();
  const { rerender } = render(stage(false), { onRecoverableError });
  await act(async () => startTransition(() => rerender(stage(true))));
  expect(screen.getByText('before')).toBeVisible();
  await act(async () => arrive('piece'));
  expect(screen.getByText('piece!')).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

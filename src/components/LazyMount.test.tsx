import { render, screen, waitFor } from '@testing-library/react';
import { expectConsole } from '../test/expectConsole';
import { LazyMount } from './LazyMount';

const Piece = () => <p>piece</p>;

it('fetches a piece once, when it is first needed', async () => {
  const load = jest.fn(() => Promise.resolve(Piece));
  const { rerender } = render(<LazyMount needed={false} load={load} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<LazyMount needed load={load} />);
  expect(await screen.findByText('piece')).toBeVisible();
  rerender(<LazyMount needed={false} load={load} />);
  expect(screen.queryByText('piece')).not.toBeInTheDocument();
  rerender(<LazyMount needed load={load} />);
  expect(screen.getByText('piece')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('B12 goes on without a piece that cannot be fetched, and tries again when it is next needed', async () => {
  const load = jest.fn(() => Promise.resolve(Piece)).mockRejectedValueOnce(new Error('gone'));
  const { rerender } = render(<LazyMount needed load={load} />);
  await waitFor(() => expectConsole('error', /could not be fetched.*gone/));
  rerender(<LazyMount needed={false} load={load} />);
  rerender(<LazyMount needed load={load} />);
  expect(await screen.findByText('piece')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './ActiveFilters';

it('V3 is a button that says what it removes', async () => {
  const onRemove = jest.fn();
  render(<Chip label="web3" removeLabel="Remove the filter web3" onRemove={onRemove} />);
  const chip = screen.getByRole('button', { name: 'Remove the filter web3' });
  expect(chip).toHaveTextContent('web3');
  await userEvent.click(chip);
  expect(onRemove).toHaveBeenCalledTimes(1);
});

import { render, screen } from '@testing-library/react';
import { SignedText } from './SignedText';

it.each([
  ['nothing', 'Nova', 'Nova', ''],
  ['a letter that is another now', 'Nova.', 'Novo.', 'a'],
  ['nothing when something was added', 'Nova', 'Novaa', ''],
  ['what was taken away', 'Novaa', 'Nova', 'a'],
  ['a whole emoji', 'Nova 😀', 'Nova 😁', '😀'],
])('B15 strikes out %s', (_what, signed, text, struck) => {
  render(<SignedText signed={signed} text={text} />);
  expect(screen.getByText((_, element) => element?.tagName === 'Q')).toHaveTextContent(signed);
  expect(screen.getByRole('deletion')).toHaveTextContent(new RegExp(`^${struck}$`, 'u'));
});

import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';

it("V4 and P5 give a title, a sentence and a way on, as the page's heading or one inside it", () => {
  const { rerender } = render(
    <Notice title="Nothing here" text="Look elsewhere.">
      <a href="/videos">On</a>
    </Notice>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeInTheDocument();
  expect(screen.getByText('Look elsewhere.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'On' })).toBeInTheDocument();

  rerender(<Notice level={2} title="Nothing here" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Nothing here' })).toBeInTheDocument();
});

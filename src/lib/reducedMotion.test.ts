import { prefersReducedMotion } from './reducedMotion';

it('H2 H4 asks the browser whether the visitor wants less motion', () => {
  expect(prefersReducedMotion().media).toBe('(prefers-reduced-motion: reduce)');
});

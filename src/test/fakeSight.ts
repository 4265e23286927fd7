import { act } from '@testing-library/react';

/** What the browser tells of elements in sight, by the observer's number. */
export function fakeSight() {
  const told: IntersectionObserverCallback[] = [];
  const fake = { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  const created = jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    told.push(callback);
    return fake;
  });
  const report = (number: number, entries: object[] = [{ isIntersecting: true }]) =>
    act(() => told[number]!(entries as IntersectionObserverEntry[], fake));
  return { report, created };
}

import { wholeStylesheet } from './wholeStylesheet';

function disabledLink() {
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = 'stylesheet';
  // jsdom has the property for sheets only, not for links.
  Object.defineProperty(link, 'disabled', {
    get: () => link.hasAttribute('disabled'),
    set: (value: boolean) => {
      link.toggleAttribute('disabled', value);
    },
  });
  link.toggleAttribute('disabled', true);
  return link;
}

afterEach(() => document.head.replaceChildren());

it('B1 waits for nothing where every rule is there', async () => {
  await expect(wholeStylesheet()).resolves.toBeUndefined();
});

it('B1 asks for the stylesheet once, and lets everybody wait for it', async () => {
  const link = disabledLink();
  const waiting = [wholeStylesheet(), wholeStylesheet()];
  expect(link).not.toHaveAttribute('disabled');
  link.dispatchEvent(new Event('load'));
  await expect(Promise.all(waiting)).resolves.toHaveLength(2);
});

it('B12 asks again after it did not come', async () => {
  const link = disabledLink();
  const first = wholeStylesheet();
  link.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('The stylesheet did not come.');
  const second = wholeStylesheet();
  link.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});

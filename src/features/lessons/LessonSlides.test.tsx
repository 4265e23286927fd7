import { jumpInDevTools, recordedInDevTools } from '../../../test-support/devTools';
import { act, screen, within } from '@testing-library/react';
import { lessonIn } from '../../../scripts/content/lessons';
import { paths } from '../../lib/paths';
import { navigate } from '../../router/navigate';
import { liveRegions, loadPages, renderApp } from '../../test/renderApp';
import { minutesToRead } from './lessonIds';

// Their code would come in its own time, and a busy machine takes long.
beforeAll(() => loadPages(paths.video('video1'), paths.video('video3')));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** With the no-break spaces of the page as spaces. */
const spokenName = (button: HTMLElement) =>
  (button.getAttribute('aria-label') ?? button.textContent).replaceAll('\u00a0', ' ');

const { steps } = lessonIn('es', 'video3');

async function open() {
  const view = renderApp(undefined, { path: paths.video('video3') });
  const frame = view.container.querySelector<HTMLElement>('.player')!;
  const inFrame = within(frame);
  const buttons = () => inFrame.getAllByRole('button');
  const press = (name: string) =>
    act(async () =>
      buttons()
        .find((button) => spokenName(button) === name)!
        .click(),
    );
  const t = view.t;
  const names = {
    start: t('video:slides.start', { seconds: 30 }),
    pause: t('video:slides.pause'),
    resume: t('video:slides.resume'),
    again: t('video:slides.again'),
    previous: t('video:slides.previous'),
    next: t('video:slides.next'),
    read: t('video:read', { minutes: minutesToRead }),
    try: t('video:try'),
  };
  /** The words of the frame, its buttons, and which drawing is shown. */
  const seen = () => ({
    said: liveRegions(frame)[0]!.textContent,
    buttons: buttons().map(spokenName),
    drawing: [...frame.querySelectorAll('img:not([alt=""], .invisible)')].map((image) => image.getAttribute('alt'))[0],
    passed: Number(frame.querySelector('rect + rect')!.getAttribute('width')),
  });
  const isStep = (index: number) => ({ said: steps[index]!.title, drawing: steps[index]!.drawing });
  const later = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  return { ...view, frame, inFrame, press, names, seen, isStep, later };
}

it('P1 B24 shows after a press three drawings with the titles of their steps, ten seconds each, then the ways on', async () => {
  const { press, names, seen, isStep, later, inFrame, t } = await open();
  expect(inFrame.getByText(t('common:badge'))).toBeInTheDocument();
  await later(60);
  expect(seen()).toMatchObject({ said: '', buttons: [names.start], drawing: undefined, passed: 0 });
  await press(names.start);
  for (const index of steps.keys()) {
    expect(seen()).toMatchObject({ ...isStep(index), buttons: [names.previous, names.next, names.pause] });
    await later(9);
    expect(seen()).toMatchObject({ ...isStep(index), passed: 10 * index + 9 });
    await later(1);
  }
  const end = { said: t('video:slides.end'), buttons: [names.read, names.try, names.again], drawing: undefined };
  expect(seen()).toMatchObject(end);
  expect(jest.getTimerCount()).toBe(0);
  Element.prototype.scrollIntoView = jest.fn();
  await press(names.read);
  expect(screen.getByRole('heading', { name: t('lesson:title') })).toHaveFocus();
  await press(names.again);
  expect(seen()).toMatchObject(isStep(0));
});

it('P1 pauses, leads back and on, and keeps the focus in the frame when its buttons go', async () => {
  const { press, names, seen, isStep, later, inFrame, frame } = await open();
  await press(names.start);
  await later(4);
  await press(names.pause);
  await later(60);
  const paused = seen();
  expect(paused).toMatchObject({ ...isStep(0), buttons: [names.previous, names.next, names.resume] });
  await press(names.resume);
  await later(5);
  await press(names.next);
  expect(seen()).toMatchObject({ ...isStep(1), buttons: [names.previous, names.next, names.pause] });
  await later(9);
  await press(names.previous);
  await press(names.previous);
  await later(9);
  expect(seen()).toMatchObject(isStep(0));
  for (const _ of steps) {
    inFrame.getByRole('button', { name: names.next }).focus();
    await press(names.next);
    expect(frame).toContainElement(document.activeElement as HTMLElement);
  }
  expect(seen().buttons).toEqual([names.read, names.try, names.again]);
});

it('P1 waits for a press at every drawing where the visitor wants less motion', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { press, names, seen, isStep, later } = await open();
  await press(names.start);
  for (const index of steps.keys()) {
    await later(60);
    expect(seen()).toMatchObject(isStep(index));
    await press(names.resume);
  }
  expect(seen().buttons).toEqual([names.read, names.try, names.again]);
});

it('P1 pauses once its frame is out of sight', async () => {
  const { press, names, seen, later, frame } = await open();
  await press(names.start);
  await later(2);
  const stage = frame.querySelector('.slides-stage')!;
  jest.spyOn(stage, 'getBoundingClientRect').mockReturnValue({ top: -400, bottom: -40 } as DOMRect);
  await later(60);
  expect(seen()).toMatchObject({ buttons: [names.previous, names.next, names.resume], passed: 2 });
});

it('P1 pauses in a hidden tab, and is the plate again after another page', async () => {
  const { press, names, seen, later, store } = await open();
  await press(names.start);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await later(60);
  expect(seen()).toMatchObject({ buttons: [names.previous, names.next, names.resume], passed: 0 });
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await press(names.resume);
  await later(1);
  expect(seen().passed).toBe(1);
  await act(async () => store.dispatch(navigate(paths.video('video1'))));
  await later(60);
  expect(store.getState().slides).toMatchObject({ videoId: null, isRunning: false });
});

it('B8 P1 a jump shows exactly that second, and what runs goes on once back at the latest', async () => {
  const { press, names, seen, later, store } = await open();
  const moments: [number, ReturnType<typeof seen>][] = [];
  const remember = () => moments.push([recordedInDevTools(store).length, seen()]);
  remember();
  await press(names.start);
  for (const seconds of [0, 3, 12, 9]) {
    await later(seconds);
    remember();
  }
  await later(1);
  const recorded = recordedInDevTools(store).length;
  for (const [moment, was] of moments.toReversed()) {
    act(() => jumpInDevTools(store, moment));
    expect(seen()).toEqual(was);
    await later(3);
    expect(seen()).toEqual(was);
  }
  expect(recordedInDevTools(store)).toHaveLength(recorded);
  act(() => jumpInDevTools(store, recorded));
  const { passed } = seen();
  await later(2);
  expect(seen()).toMatchObject({ buttons: [names.previous, names.next, names.pause], passed: passed + 2 });
});

import '../test/devTools';
import { ActionCreators, type EnhancedStore } from '@redux-devtools/instrument';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '../router/navigate';
import { Experiment } from '../features/experiments/Experiment';
import { selectFollowers } from '../features/members/membersSlice';
import { es, en } from '../i18n/allTexts';
import { syncAddressBar } from '../router/addressBar';
import { fakeServices } from '../test/fakeServices';
import { renderApp } from '../test/renderApp';
import type { RootState } from './hooks';
import { loadPage, pages } from './pages';
import type { AppServices } from './services';

/** What a person can see and read now: the page itself, the title, the address and the language. */
function whatIsSeen() {
  return {
    page: canonical(document.body),
    title: document.title,
    address: window.location.pathname + window.location.search,
    language: document.documentElement.lang,
  };
}

/** The page's HTML with what has no meaning made equal: attribute order, and the ids that React numbers anew with every mount. */
function canonical(page: HTMLElement): string {
  const copy = page.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return copy.innerHTML.replaceAll(/_r_\w+_/g, '_id_');
}

const PROFILE_LOADING_MS = 400;

/** Keeps a profile in its loading state, which a busy machine could miss, until the answer is called. */
function holdLoading(): () => void {
  const held: (() => void)[] = [];
  const { setTimeout: real } = globalThis;
  // Not a mock of Jest's: the testing library would take all timers for fake ones.
  globalThis.setTimeout = ((run: () => void, ms?: number) => {
    if (ms !== PROFILE_LOADING_MS) return real(run, ms);
    held.push(run);
    return 0;
  }) as unknown as typeof setTimeout;
  return () => {
    globalThis.setTimeout = real;
    expect(held).toHaveLength(1);
    for (const run of held) run();
  };
}

type Instrumented = EnhancedStore<RootState, never, object>;

const addressBar: AppServices['addressBar'] = {
  push: (url, state) => window.history.pushState(state, '', url),
  replace: (url, state) => window.history.replaceState(state, '', url),
  go: () => undefined,
};

it('B8 shows exactly the page of any past moment, however one jumps between them', async () => {
  // A busy machine may need longer for the code of a page than the page is waited for.
  await Promise.all([...Object.values(pages).map(({ load }) => load()), loadPage('/video/video1')]);
  const { store } = renderApp(undefined, { services: { ...fakeServices(), addressBar, mailToken: () => 't0' } });
  const { liftedStore } = store as unknown as Instrumented;
  syncAddressBar({ window, store });
  const user = userEvent.setup();
  const lived: { name: string; index: number; seen: ReturnType<typeof whatIsSeen> }[] = [];

  /** Does something, waits for what it leads to, and remembers what was seen then. */
  const live = async (name: string, doIt: () => unknown, until: () => unknown) => {
    await doIt();
    await waitFor(until, { timeout: 20_000 });
    lived.push({ name, index: liftedStore.getState().currentStateIndex, seen: whatIsSeen() });
  };
  const main = () => within(screen.getByRole('main'));
  const likeButton = (words: string) => main().getByRole('button', { name: new RegExp(`^${words} `) });
  const follow = (href: string) => user.click(document.querySelector(`a[href^="${href}?v="]`)!);

  await live(
    'home',
    () => undefined,
    () => main().getByRole('heading', { level: 1 }),
  );
  await live(
    'members open',
    () => user.click(screen.getByRole('button', { name: es.nav.members })),
    () => expect(screen.getByRole('button', { name: es.nav.members })).toHaveAttribute('aria-expanded', 'true'),
  );
  await live(
    'explorer',
    () => follow('/videos'),
    () => main().getByRole('heading', { name: es.videos.title }),
  );
  await live(
    'searched',
    () => user.type(screen.getByRole('searchbox'), 'zzz'),
    () => {
      main().getByRole('heading', { name: es.videos.none.title });
      expect(window.location.search).toBe('?q=zzz');
    },
  );
  await live(
    'cleared',
    () => user.click(screen.getByRole('button', { name: es.videos.none.clear })),
    () => {
      main().getAllByRole('article');
      expect(window.location.search).toBe('');
    },
  );
  await live(
    'video',
    () => follow('/video/video1'),
    () => likeButton(es.video.like),
  );
  await live(
    'liked',
    () => user.click(likeButton(es.video.like)),
    () => likeButton(es.video.liked),
  );
  const endLoading = holdLoading();
  await live(
    'profile, loading',
    () => follow('/profile/vega'),
    () => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull(),
  );
  endLoading();
  await live(
    'profile',
    () => undefined,
    () => {
      expect(selectFollowers(store.getState(), 'vega')).toBeDefined();
      main().getByRole('button', { name: es.profile.follow });
    },
  );
  await live(
    'followed',
    () => user.click(main().getByRole('button', { name: es.profile.follow })),
    () => main().getByRole('button', { name: es.profile.following }),
  );
  await live(
    'in English',
    () => user.click(screen.getAllByRole('link', { name: 'English' })[0]!),
    () => main().getByRole('button', { name: en.profile.following }),
  );
  await live(
    'waitlist',
    () => follow('/waitlist'),
    () => main().getByRole('heading', { name: en.waitlist.title }),
  );
  await live(
    'joined',
    async () => {
      await user.type(main().getByLabelText(en.waitlist.fields.name), 'Ada');
      await user.type(main().getByLabelText(en.waitlist.fields.email), 'ada@example.com');
      await user.click(main().getByRole('checkbox', { name: en.waitlist.interests.web3 }));
      await user.click(main().getByRole('button', { name: en.common.joinWaitlist }));
    },
    () => {
      main().getByRole('heading', { name: en.waitlist.thanks.title });
      screen.getByText(en.waitlist.toast.successTitle);
    },
  );
  // By itself it would go at some moment of its own.
  await live(
    'toast closed',
    () => user.click(screen.getByRole('button', { name: en.common.close })),
    () => expect(screen.queryByText(en.waitlist.toast.successTitle)).toBeNull(),
  );
  await live(
    'in Spanish again',
    () => user.click(screen.getAllByRole('link', { name: 'Español' })[0]!),
    () => main().getByRole('heading', { name: es.waitlist.thanks.title }),
  );

  await live(
    'link of a mail',
    () => act(() => store.dispatch(navigate('/waitlist/confirm'))),
    () => main().getByRole('heading', { name: es.links.confirm.idle.title }),
  );
  await live(
    'confirmed',
    () => user.click(main().getByRole('button', { name: es.links.confirm.idle.action })),
    () => main().getByRole('heading', { name: es.links.confirm.done.title }),
  );

  const jumpTo = async (index: number) => {
    await act(async () => liftedStore.dispatch(ActionCreators.jumpToState(index)));
  };
  expect(lived.length).toBeGreaterThanOrEqual(12);
  const there = [...lived.keys()];
  const route = [...there.toReversed(), ...there, ...there.map((step) => (step * 5) % lived.length)];
  for (const step of route) {
    const { name, index, seen } = lived[step]!;
    await jumpTo(index);
    // The address follows a moment later.
    await waitFor(() => expect(whatIsSeen().address).toBe(seen.address));
    expect({ name, ...whatIsSeen() }).toEqual({ name, ...seen });
  }
  expect(liftedStore.getState().nextActionId).toBe(liftedStore.getState().computedStates.length);
}, 60_000);

it('B8 B15 jumps over the moment at which the code of an experiment brought its slice', async () => {
  const { store, user, t } = renderApp(<Experiment videoId="video19" />);
  const { liftedStore } = store as unknown as Instrumented;
  const jumpTo = (index: number) => act(async () => void liftedStore.dispatch(ActionCreators.jumpToState(index)));
  const before = liftedStore.getState().currentStateIndex;
  expect(store.getState().vote).toBeUndefined();
  await user.click(await screen.findByRole('radio', { name: t('vote.tokens') }));
  const after = liftedStore.getState().currentStateIndex;
  await jumpTo(before);
  expect(screen.getByRole('radio', { name: t('vote.people') })).toBeChecked();
  await jumpTo(after);
  expect(screen.getByRole('radio', { name: t('vote.tokens') })).toBeChecked();
});

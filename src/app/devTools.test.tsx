import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { inspect } from 'node:util';
import {
  exportFromDevTools,
  importIntoDevTools,
  jumpInDevTools,
  lockInDevTools,
  recordedInDevTools,
  shownInDevTools,
} from '../../test-support/devTools';
import { arriveAt, chooseLanguage, followHistory, navigate } from '../router/navigate';
import { browserServices } from '../boot/browserServices';
import { hideMailToken } from '../boot/inline/hideMailToken';
import { fakeServices } from '../test/fakeServices';
import { fakeWindow } from '../test/fakeWindow';
import { loadPages, renderApp } from '../test/renderApp';
import { makeStore } from './store';
import { commentPosted } from '../features/comments/commentsSlice';
import '../features/experiments/chain/chainSlice';
import { selectStateDump, visitFile } from '../features/debug/supportReport';
import { cheatedText, originalBlocks, repairBlock, writeBlock } from '../features/experiments/chain/blocks';
import type { BrowserFacts } from '../features/experiments/sight/browserFacts';
import { browserSeen } from '../features/experiments/sight/sightSlice';
import { signText, writeText } from '../features/experiments/signature/signatureSlice';
import { searchTyped, tagToggled } from '../features/videos/videoFiltersSlice';
import { videoLikeToggled } from '../features/videos/videosSlice';
import { brand } from '../lib/site';
import { queryChanged } from '../router/locationSlice';
import { tooManyRequests } from '../features/waitlist/waitlistService';

// Their code would come in its own time, and a busy machine takes long.
beforeAll(() => loadPages('/waitlist', '/waitlist/confirm', '/community', '/video/video17'));

it.each(['confirm', 'leave'] as const)(
  'B3 B4 B8 the token of a mail (%s) is in no action and no state, from the first to the last',
  async (kind) => {
    const path = `/en/waitlist/${kind}?token=s3cret&forceHideBadge=true`;
    const window = fakeWindow({ href: `http://localhost${path}` });
    hideMailToken(window);
    const { addressBar, mailToken } = browserServices(window);
    const { waitlist } = fakeServices();
    // As if nothing had taken the token out of the address.
    const { store, user, t } = renderApp(undefined, {
      path,
      language: 'en',
      services: { waitlist, addressBar, mailToken },
    });
    await screen.findByRole('heading', { level: 1, name: t(`links:${kind}.idle.title`) });
    await act(() => store.dispatch(chooseLanguage('es')));
    await act(async () => store.dispatch(followHistory(path, null)));
    await act(() => store.dispatch(chooseLanguage('en')));
    await user.click(screen.getByRole('button', { name: t(`links:${kind}.idle.action`) }));
    await screen.findByRole('heading', { level: 1, name: t(`links:${kind}.done.title`) });
    expect(waitlist[kind]).toHaveBeenCalledWith('s3cret');
    await act(async () => store.dispatch(navigate('/en/community')));
    await waitFor(() => expect(document.title).toContain(t('community:title')));
    const shown = shownInDevTools(store);
    expect(shown.actions.length).toBeGreaterThan(5);
    expect(JSON.stringify(shown)).not.toContain('s3cret');
  },
);

const typed = { name: 'Grace Hopper', email: 'grace@example.org', message: 'A nanosecond is a foot.' };

it('B8 B11 no action and no state of a sign-up holds what was typed', async () => {
  const { waitlist } = fakeServices();
  jest
    .mocked(waitlist.addSubscription)
    .mockRejectedValueOnce(Object.assign(new Error('no'), { code: tooManyRequests }));
  const { store, user, t } = renderApp(undefined, { path: '/waitlist', services: { waitlist } });
  const send = async () => user.click(await screen.findByRole('button', { name: t('common:joinWaitlist') }));

  await user.type(await screen.findByLabelText(t('waitlist:fields.name')), typed.name);
  await user.type(screen.getByLabelText(t('waitlist:fields.email')), typed.email);
  await user.type(screen.getByLabelText(t('waitlist:fields.message')), typed.message);
  await user.click(screen.getByRole('checkbox', { name: t('waitlist:interests.web3') }));
  await send();
  await screen.findByText(t('waitlist:toast.tooManyText'));
  await send();
  await user.click(await screen.findByRole('button', { name: t('waitlist:thanks.another') }));
  expect(waitlist.addSubscription).toHaveBeenCalledWith(expect.objectContaining(typed));

  const recorded = recordedInDevTools(store);
  expect(recorded.length).toBeGreaterThan(5);
  const everything = inspect([recorded, store.visit], { depth: Infinity, maxArrayLength: Infinity });
  for (const value of Object.values(typed)) expect(everything).not.toContain(value);
});

const secret = 's3cret';
const signing = { publicKey: '04', text: secret };

it.each<[string, UnknownAction]>([
  ['a comment', commentPosted('video1', secret)],
  ['the search', searchTyped(secret)],
  ['the search in an address', arriveAt(`/videos?q=${secret}&tag=web3`, 'link', null)],
  ['the search in a changed address', queryChanged(`?forceMobile=true&q=${secret}`)],
  ['the token of a mail', arriveAt(`/waitlist/confirm?token=${secret}`, 'load', null)],
  ['what is written into a block', writeBlock.pending('1', { number: 1, previous: '', nonce: 1, text: secret })],
  ['what is repaired', repairBlock.pending('1', { number: 1, previous: '', text: secret })],
  ['a sentence to be signed', writeText.pending('1', { text: secret })],
  ['what was read of the browser', browserSeen({ browserFacts: { timeZone: secret } as BrowserFacts })],
  ['a signed sentence', signText.fulfilled({ hash: '04', fits: true, signature: '05' }, '1', signing)],
  ['a checked sentence', writeText.fulfilled({ hash: '04', fits: true }, '1', { ...signing, signature: '05' })],
])('B8 N6 DevTools, its exports and the file of a visit leave out %s', (_what, action) => {
  const store = makeStore(fakeServices());
  store.dispatch(action);
  store.dispatch({ type: 'later' });
  const shown = shownInDevTools(store);
  expect(shown.name).toBe(brand);
  const fileFromNowOn = visitFile(store.visit.slice(1));
  expect(store.visit[0]!.action).toBe(action);
  const everything = [JSON.stringify(shown), exportFromDevTools(store), visitFile(store.visit), fileFromNowOn];
  expect(everything.join()).not.toContain(secret);
});

it('B8 N6 DevTools, its exports and the file of a visit keep what nobody typed', async () => {
  const { store, user, t } = renderApp(undefined, { path: '/video/video17' });
  await user.click(await screen.findByRole('button', { name: t('signature:sign') }));
  await user.click(await screen.findByRole('button', { name: t('signature:change') }));
  const changed = screen.getByLabelText<HTMLInputElement>(t('signature:sentence')).value;
  const [first, second] = originalBlocks;
  store.dispatch(writeBlock.pending('1', { ...first!, text: cheatedText }));
  store.dispatch({ type: 'later' });
  const fileFromNowOn = visitFile(store.visit.slice(-1));
  const states = [JSON.stringify(shownInDevTools(store)), fileFromNowOn, selectStateDump(store.getState())];
  for (const given of [t('signature:example'), changed, cheatedText, second!.text, 'commentTexts:comment1'])
    for (const state of states) expect(state).toContain(given);
  for (const given of [t('signature:example'), changed, cheatedText])
    for (const file of [exportFromDevTools(store), visitFile(store.visit)]) expect(file).toContain(given);
});

it('N6 DevTools imports the file of a visit, and shows its last page', async () => {
  const visitor = renderApp(undefined, { path: '/videos?q=web3', language: 'en' });
  act(() => void visitor.store.dispatch(commentPosted('video1', 'Hello')));
  await act(async () => visitor.store.dispatch(navigate('/en/community')));
  const file = visitFile(visitor.store.visit);
  visitor.unmount();
  const { store, t } = renderApp(undefined, { path: '/waitlist', language: 'en' });
  act(() => importIntoDevTools(store, file));
  await screen.findByRole('heading', { level: 1, name: t('community:title') });
  expect(selectStateDump(store.getState())).toBe(selectStateDump(visitor.store.getState()));
});

it('N6 the file of a long visit has its last 500 actions, and begins with the state before them', () => {
  const visitor = makeStore(fakeServices());
  visitor.dispatch(videoLikeToggled('video1'));
  for (let count = 0; count < 501; count += 1) visitor.dispatch(tagToggled('web3'));
  const developer = makeStore(fakeServices());
  importIntoDevTools(developer, visitFile(visitor.visit));
  expect(recordedInDevTools(developer)).toHaveLength(500);
  expect(selectStateDump(developer.getState())).toBe(selectStateDump(visitor.getState()));
  developer.dispatch(tagToggled('tokens'));
  expect(recordedInDevTools(developer)).toHaveLength(501);
});

it('B8, B15 works while DevTools locks the store, when no dispatch answers', async () => {
  const { store, user, t } = renderApp(undefined, { path: '/video/video17' });
  await screen.findByRole('button', { name: t('signature:sign') });
  const moment = recordedInDevTools(store).length;
  await act(() => store.dispatch(navigate('/waitlist')));
  await screen.findByRole('heading', { level: 1, name: t('waitlist:title') });
  lockInDevTools(store, true);
  await user.click(screen.getByRole('checkbox', { name: t('waitlist:interests.web3') }));
  await user.type(screen.getByLabelText(t('waitlist:fields.name')), typed.name);
  await user.type(screen.getByLabelText(t('waitlist:fields.email')), typed.email);
  await user.click(screen.getByRole('button', { name: t('common:joinWaitlist') }));
  act(() => jumpInDevTools(store, moment));
  await user.click(await screen.findByRole('button', { name: t('signature:sign') }));
  expect(screen.queryByText(t('experiments:noCrypto'))).not.toBeInTheDocument();
  lockInDevTools(store, false);
});

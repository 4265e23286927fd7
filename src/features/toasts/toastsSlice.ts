import { createSlice, nanoid, type PayloadAction, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { Resources } from '../../i18n/resources';
import { isString, onlyFields, ownEntry } from '../../lib/payload';
import { languageFailed, pathChanged } from '../../router/locationSlice';
import type { SignUpFailure, submitWaitlist } from '../waitlist/submitWaitlist';
import type { anotherEmailRequested, signUpInterrupted } from '../waitlist/waitlistSlice';

type WaitlistKey = `waitlist:toast.${keyof Resources['waitlist']['toast']}`;

/** Texts are translation keys, so that an open toast follows a change of language. */
export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'info';
  titleKey:
    | WaitlistKey
    | 'common:share.copied'
    | 'common:share.failed'
    | 'common:languageFailed'
    | 'waitlist:card.failed';
  descriptionKey?: WaitlistKey;
  /** What the visitor can do, where there is more to say. */
  adviceKey?: WaitlistKey;
  /** An address to be copied by hand. */
  address?: string;
  /** Repeat count. */
  count: number;
  /** By the pointer on it, by the focus in it, or by both. */
  holds: number;
}

type News = Omit<Toast, 'count' | 'holds'>;

const initialState: Toast[] = [];
const atMost = 3;

export const isGood = ({ tone }: Toast) => tone !== 'error';

const failureTexts: Record<SignUpFailure, Pick<Toast, 'descriptionKey' | 'adviceKey'>> = {
  tooMany: { descriptionKey: 'waitlist:toast.errorText', adviceKey: 'waitlist:toast.tooManyText' },
  offline: { descriptionKey: 'waitlist:toast.errorText', adviceKey: 'waitlist:toast.offlineText' },
  gone: { descriptionKey: 'waitlist:toast.goneText' },
  failed: { descriptionKey: 'waitlist:toast.errorText' },
};

/** Counts a repeated message. Of too many toasts the oldest success goes, else the oldest error. */
function add(state: Toast[], news: News): void {
  if (!isString(news.id)) return;
  const says = ({ titleKey, descriptionKey, adviceKey, address }: News) =>
    [titleKey, descriptionKey, adviceKey, address].join();
  const same = state.find((toast) => says(toast) === says(news));
  if (same) {
    same.count += 1;
    return;
  }
  if (state.length === atMost) state.splice(Math.max(0, state.findIndex(isGood)), 1);
  state.push({ ...news, count: 1, holds: 0 });
}

/** The waitlist's actions by their names alone: their code comes with its page. */
const is =
  <Creator extends (...args: never[]) => UnknownAction>(type: string) =>
  (action: UnknownAction): action is ReturnType<Creator> =>
    action.type === type;

const changeHolds =
  (by: number) =>
  (state: Toast[], { payload: id }: PayloadAction<string>) => {
    const toast = state.find((one) => one.id === id);
    if (toast) toast.holds = Math.max(0, toast.holds + by);
  };

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    linkCopied: {
      prepare: () => ({ payload: nanoid() }),
      reducer: (state, { payload: id }: PayloadAction<string>) => {
        const failed = state.findIndex(({ titleKey }) => titleKey === 'common:share.failed');
        if (failed >= 0) state.splice(failed, 1);
        add(state, { id, tone: 'info', titleKey: 'common:share.copied' });
      },
    },
    linkCopyFailed: {
      prepare: (address: string) => ({ payload: { id: nanoid(), address } }),
      reducer: (state: Toast[], { payload }: PayloadAction<{ id: string; address: string }>) => {
        if (isString(payload?.address) && payload.address.startsWith('http'))
          add(state, { ...onlyFields(payload, 'id', 'address'), tone: 'error', titleKey: 'common:share.failed' });
      },
    },
    pictureFailed: {
      prepare: () => ({ payload: nanoid() }),
      reducer: (state, { payload: id }: PayloadAction<string>) =>
        add(state, { id, tone: 'error', titleKey: 'waitlist:card.failed' }),
    },
    toastHeld: changeHolds(1),
    toastReleased: changeHolds(-1),
    pageLeft: (state) => state.filter(isGood),
    toastDismissed: (state, { payload: id }: PayloadAction<string>) => state.filter((toast) => toast.id !== id),
  },
  extraReducers: (builder) =>
    builder
      .addCase(languageFailed, (state, { payload: id }) =>
        add(state, { id, tone: 'error', titleKey: 'common:languageFailed' }),
      )
      .addCase(pathChanged, (state) => state.filter(({ titleKey }) => titleKey !== 'common:languageFailed'))
      .addMatcher(is<typeof submitWaitlist.pending>('waitlist/submit/pending'), (state) =>
        state.filter(({ tone }) => tone === 'info'),
      )
      .addMatcher(is<typeof anotherEmailRequested>('waitlist/anotherEmailRequested'), (state) =>
        state.filter(({ tone }) => tone !== 'success'),
      )
      .addMatcher(is<typeof submitWaitlist.fulfilled>('waitlist/submit/fulfilled'), (state, { meta }) => {
        add(state, {
          id: meta?.requestId,
          tone: 'success',
          titleKey: 'waitlist:toast.successTitle',
          descriptionKey: 'waitlist:toast.successText',
        });
      })
      .addMatcher(is<typeof signUpInterrupted>('waitlist/signUpInterrupted'), (state, { payload: id }) => {
        add(state, {
          id,
          tone: 'error',
          titleKey: 'waitlist:toast.againTitle',
          descriptionKey: 'waitlist:toast.againText',
        });
      })
      .addMatcher(is<typeof submitWaitlist.rejected>('waitlist/submit/rejected'), (state, { meta, payload }) => {
        add(state, {
          id: meta?.requestId,
          tone: 'error',
          titleKey: 'waitlist:toast.errorTitle',
          ...(ownEntry(failureTexts, payload) ?? failureTexts.failed),
        });
      }),
  selectors: { selectToasts: (state) => state },
});

declare module '../../lib/store' {
  interface RootState extends WithSlice<typeof toastsSlice> {}
}

export const { linkCopied, linkCopyFailed, pictureFailed, toastHeld, toastReleased, pageLeft, toastDismissed } =
  toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;

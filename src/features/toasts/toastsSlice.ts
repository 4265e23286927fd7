import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/hooks';
import { submitWaitlist } from '../waitlist/submitWaitlist';
import { codeGone, tooManyRequests } from '../waitlist/waitlistService';

/** Texts are translation keys, so that an open toast follows a change of language. */
export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'info';
  titleKey:
    | 'waitlist.toast.successTitle'
    | 'waitlist.toast.errorTitle'
    | 'waitlist.toast.tooManyTitle'
    | 'common.share.copied'
    | 'common.share.failed'
    | 'common.languageFailed';
  descriptionKey:
    | 'waitlist.toast.successText'
    | 'waitlist.toast.errorText'
    | 'waitlist.toast.tooManyText'
    | 'waitlist.toast.goneText'
    | null;
}

const initialState: Toast[] = [];

/** What happened, and the toast that says so. */
const toastAdded = (tone: Toast['tone'], titleKey: Toast['titleKey']) => ({
  prepare: () => ({ payload: { id: nanoid(), tone, titleKey, descriptionKey: null } }),
  reducer: (state: Toast[], { payload }: PayloadAction<Toast>) => {
    state.push(payload);
  },
});

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    linkCopied: toastAdded('info', 'common.share.copied'),
    linkCopyFailed: toastAdded('error', 'common.share.failed'),
    languageFailed: toastAdded('error', 'common.languageFailed'),
    toastDismissed: (state, { payload: id }: PayloadAction<string>) => state.filter((toast) => toast.id !== id),
  },
  extraReducers: (builder) =>
    builder
      .addCase(submitWaitlist.pending, (state) => state.filter((toast) => toast.tone !== 'error'))
      .addCase(submitWaitlist.fulfilled, (state, { meta }) => {
        state.push({
          id: meta.requestId,
          tone: 'success',
          titleKey: 'waitlist.toast.successTitle',
          descriptionKey: 'waitlist.toast.successText',
        });
      })
      .addCase(submitWaitlist.rejected, (state, { meta, error }) => {
        const kind = error.code === tooManyRequests ? 'tooMany' : 'error';
        state.push({
          id: meta.requestId,
          tone: 'error',
          titleKey: `waitlist.toast.${kind}Title`,
          descriptionKey: error.code === codeGone ? 'waitlist.toast.goneText' : `waitlist.toast.${kind}Text`,
        });
      }),
});

export const { linkCopied, linkCopyFailed, languageFailed, toastDismissed } = toastsSlice.actions;
export const toastsReducer = toastsSlice.reducer;

export const selectToasts = (state: RootState) => state.toasts;

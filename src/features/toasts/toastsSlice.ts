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

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    linkCopied: {
      prepare: () => ({ payload: { id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ id: string }>) => {
        state.push({ ...payload, tone: 'info', titleKey: 'common.share.copied', descriptionKey: null });
      },
    },
    linkCopyFailed: {
      prepare: () => ({ payload: { id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ id: string }>) => {
        state.push({ ...payload, tone: 'error', titleKey: 'common.share.failed', descriptionKey: null });
      },
    },
    languageFailed: {
      prepare: () => ({ payload: { id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ id: string }>) => {
        state.push({ ...payload, tone: 'error', titleKey: 'common.languageFailed', descriptionKey: null });
      },
    },
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

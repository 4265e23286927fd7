import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/hooks';
import { submitWaitlist, type SignUpFailure } from '../waitlist/submitWaitlist';

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

const failureTexts: Record<SignUpFailure, Pick<Toast, 'titleKey' | 'descriptionKey'>> = {
  tooMany: { titleKey: 'waitlist.toast.tooManyTitle', descriptionKey: 'waitlist.toast.tooManyText' },
  gone: { titleKey: 'waitlist.toast.errorTitle', descriptionKey: 'waitlist.toast.goneText' },
  failed: { titleKey: 'waitlist.toast.errorTitle', descriptionKey: 'waitlist.toast.errorText' },
};

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
      .addCase(submitWaitlist.rejected, (state, { meta, payload = 'failed' }) => {
        state.push({ id: meta.requestId, tone: 'error', ...failureTexts[payload] });
      }),
});

export const { linkCopied, linkCopyFailed, languageFailed, toastDismissed } = toastsSlice.actions;
export const toastsReducer = toastsSlice.reducer;

export const selectToasts = (state: RootState) => state.toasts;

import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../app/hooks';
import type { Interest } from '../../lib/interests';
import type { TrappedValues } from './formField';
import { restoreDraft } from './waitlistSlice';

/** Keeps what was typed while the page was still plain HTML, what the browser kept over a reload, and what could not be sent before it. */
export function useEarlyInput(form: FormApi<TrappedValues>) {
  const dispatch = useAppDispatch();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const early = new FormData(element.current!);
    const draft = { interests: [], trap: '', ...dispatch(restoreDraft()) };
    const ticked = early.getAll('interests') as Interest[];
    const chosen = ticked.length > 0 ? ticked : draft.interests;
    form.batch(() => {
      for (const name of ['name', 'email', 'message', 'trap'] as const) {
        const text = (early.get(name) as string | null) || draft[name];
        if (text) form.change(name, text);
      }
      if (chosen.length > 0) form.change('interests', chosen);
    });
  }, [form, dispatch]);
  return element;
}

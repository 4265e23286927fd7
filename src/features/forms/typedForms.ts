import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppDispatch, type AppThunk } from '../../lib/store';

declare module '../../lib/store' {
  interface AppServices {
    /** What stands in the forms and was not sent, by their ids. It lasts as long as this document; never in the store. */
    typed: Map<string, FormData>;
    /** Takes into it what `reload` has kept. */
    restoreTyped: () => void;
  }
}

/** Keeps what stands in forms, by their ids. */
export function keepTyped(forms: Iterable<HTMLFormElement>): AppThunk<void> {
  return (_dispatch, _getState, { typed }) => {
    for (const form of forms) typed.set(form.id, new FormData(form));
  };
}

/** What was kept of a form. It is kept on: React may draw the form again. */
function readTyped(id: string): AppThunk<FormData | undefined> {
  return (_dispatch, _getState, { typed }) => typed.get(id);
}

/** Once a form was sent, or is to begin anew. */
export function forgetTyped(id: string): AppThunk<void> {
  return (_dispatch, _getState, { typed }) => {
    typed.delete(id);
  };
}

/**
 * For the form with this id: what stands in its fields when React mounts it (typed while the page was plain HTML, or kept by the browser
 * over a reload), and what was kept when it was left. It keeps that when the form is left.
 */
export function useTypedForm<Form extends HTMLElement>(id: string, onFound: (now: FormData, before: FormData) => void) {
  const form = useRef<Form>(null);
  const dispatch = useAppDispatch();
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const element = form.current as HTMLElement as HTMLFormElement;
    found(new FormData(element), dispatch(readTyped(id)) ?? new FormData());
    return () => {
      // In development React leaves and comes back once, before what was found stands in the fields.
      if (!element.isConnected) dispatch(keepTyped([element]));
    };
  }, [id, dispatch]);
  return form;
}

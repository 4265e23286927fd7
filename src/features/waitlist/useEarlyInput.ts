import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import type { Interest } from '../../lib/interests';
import type { TrappedValues } from './formField';

/** Keeps what was typed while the page was still plain HTML, or what the browser kept over a reload. */
export function useEarlyInput(form: FormApi<TrappedValues>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const early = new FormData(element.current!);
    const chosen = early.getAll('interests') as Interest[];
    form.batch(() => {
      for (const name of ['name', 'email', 'message', 'trap'] as const) {
        const typed = early.get(name);
        if (typeof typed === 'string' && typed) form.change(name, typed);
      }
      if (chosen.length > 0) form.change('interests', chosen);
    });
  }, [form]);
  return element;
}

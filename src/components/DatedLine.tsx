import { useHydrated } from './useHydrated';

/** A text that changes with the day. HTML shows that of its build: hydration ignores the difference, and the new key then replaces the line. */
export function DatedLine({ className, children }: { className: string; children: string }) {
  return (
    <p key={String(useHydrated())} className={className} suppressHydrationWarning>
      {children}
    </p>
  );
}

import { useHydrated } from './useHydrated';

interface DatedLineProps {
  className: string;
  children: string;
}

/** A text that changes with the day. HTML shows that of its build: hydration ignores the difference, and the new key then replaces the line. */
export function DatedLine({ className, children }: DatedLineProps) {
  return (
    <p key={String(useHydrated())} className={className} suppressHydrationWarning>
      {children}
    </p>
  );
}

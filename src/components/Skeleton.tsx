import type { ReactNode } from 'react';

interface SkeletonProps {
  loading: boolean;
  /** Told to those who cannot see the empty shapes. */
  label: string;
  children: ReactNode;
}

/** The content itself with its words hidden, so that nothing moves when they appear. */
export function Skeleton({ loading, label, children }: SkeletonProps) {
  return (
    <div aria-busy={loading || undefined}>
      {loading && <output className="visually-hidden">{label}</output>}
      <div className={loading ? 'skeleton' : undefined} aria-hidden={loading || undefined} inert={loading}>
        {children}
      </div>
    </div>
  );
}

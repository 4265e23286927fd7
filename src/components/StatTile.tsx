import type { ReactNode } from 'react';

/** A number and what it counts, as a pair of a description list: put tiles into a `<dl className="stats">`. */
export function StatTile({ value, label, note }: { value: ReactNode; label: string; note?: string }) {
  return (
    <div className="stat d-flex flex-column-reverse justify-content-end">
      <dt className="muted fw-normal">{label}</dt>
      <dd className="stat-value">{value}</dd>
      {note && <dd className="caption order-first mt-1 mb-0">{note}</dd>}
    </div>
  );
}

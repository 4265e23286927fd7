import type { ReactNode } from 'react';

/** A number and what it counts, as a pair of a description list: put tiles into a `<dl className="stats">`. */
export function StatTile({ value, label, note }: { value: ReactNode; label: string; note?: string }) {
  return (
    <div className="stat">
      <dt className="stat-label">{label}</dt>
      <dd className="stat-value">{value}</dd>
      {note && <dd className="stat-note caption">{note}</dd>}
    </div>
  );
}

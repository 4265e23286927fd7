import { useEffect, useState, type ComponentType } from 'react';
import { fetchCode } from '../lib/online';

interface LazyMountProps {
  needed: boolean;
  load: () => Promise<ComponentType>;
}

/**
 * Fetches a piece that most visits never need.
 * When that fails, the page goes on without it, and the next need tries again.
 */
export function LazyMount({ needed, load }: LazyMountProps) {
  const [Piece, setPiece] = useState<ComponentType | null>(null);
  const missing = needed && !Piece;
  useEffect(() => {
    if (!missing) return;
    fetchCode(load).then(
      (piece) => setPiece(() => piece),
      (error: unknown) => console.error('A piece of the page could not be fetched.', error),
    );
  }, [missing, load]);
  return needed && Piece ? <Piece /> : null;
}

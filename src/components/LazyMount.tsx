import { useEffect, useState, type ComponentType } from 'react';
import { fetchCode } from '../lib/online';

interface LazyMountProps {
  needed: boolean;
  load: () => Promise<ComponentType>;
}

/**
 * Loads a component that most visits never need, when it is needed.
 * If that fails, the page works without it and the next time tries again.
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

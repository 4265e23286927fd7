import type { RootState } from '../../app/hooks';
import { formatAddress } from '../../lib/address';
import { paths, plainPath } from '../../lib/paths';
import type { VideoFilters } from './videoFiltersSlice';

/** The filters that an address names, or undefined where it leads to another page than the explorer. */
export function filtersOf({ path, query }: { path: string; query: string }): VideoFilters | undefined {
  if (plainPath(path) !== paths.videos) return undefined;
  const params = new URLSearchParams(query);
  return { text: params.get('q') ?? '', tags: [...new Set(params.getAll('tag'))].filter(Boolean) };
}

/** Writes the filters into a query and leaves its other parameters as they are (`?q=…&tag=…&tag=…`). */
export function writeFilters(query: string, { text, tags }: VideoFilters): string {
  const params = new URLSearchParams(query);
  params.delete('q');
  params.delete('tag');
  if (text.trim()) params.set('q', text);
  tags.forEach((tag) => params.append('tag', tag));
  const written = params.toString();
  return written && `?${written}`;
}

/** The address of what is shown: in the explorer with its filters, which the location names only on arrival (V1–V3). */
export function selectAddress({ location, videoFilters }: RootState): string {
  const isExplorer = plainPath(location.path) === paths.videos;
  return formatAddress(isExplorer ? { ...location, query: writeFilters(location.query, videoFilters) } : location);
}

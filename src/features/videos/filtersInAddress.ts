import { createSelector } from '@reduxjs/toolkit';
import { formatAddress } from '../../lib/address';
import type { RootState } from '../../lib/store';
import { paths, plainPath } from '../../lib/paths';
import { hasExperiment } from '../lessons/experimentIds';
import { isReadable } from '../lessons/lessonIds';
import { selectLocation } from '../../router/locationSlice';

export interface VideoFilters {
  text: string;
  tags: string[];
}

/** Chosen like tags, also in the address, but no record carries them: lessons that can be read already, and those with an experiment (B14). */
export const marks = { readable: isReadable, experiment: hasExperiment };
export type Mark = keyof typeof marks;

export const isMark = (tag: string): tag is Mark => Object.hasOwn(marks, tag);

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
export const selectAddress = createSelector(
  [selectLocation, ({ videoFilters }: RootState & { videoFilters?: VideoFilters }) => videoFilters],
  (location, filters) => {
    const isChanged = filters && filtersOf(location);
    return formatAddress(isChanged ? { ...location, query: writeFilters(location.query, filters) } : location);
  },
);

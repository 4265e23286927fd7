import type { VideoFilters } from './videoFiltersSlice';

export function parseFilters(query: string): VideoFilters {
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

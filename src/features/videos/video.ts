import type { Language } from '../../lib/language';

export interface Video {
  id: string;
  /** One to three member ids. */
  authorIds: string[];
  thumbnailUrl: string;
  /** Empty while the lesson is in preparation; else as `videoSource` reads it. */
  videoUrl: string;
  /** WebVTT in `public/`, by the language in which it is written. */
  captions?: Record<Language, string>;
  /** Minutes and seconds, `3:00`. */
  duration: string;
  /** ISO 8601 instant in UTC. */
  publishedAt: string;
  likes: number;
  views: number;
  /** Three tag ids; their labels are the locale keys `tags.{id}`. */
  tags: string[];
}

/** The number of a plate of the atlas, as its caption shows it: `video3` is plate 03. */
export function plateNumber(id: string): string {
  return id.replace(/\D/g, '').padStart(2, '0');
}

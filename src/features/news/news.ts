import { lessonIds, type LessonId } from '../lessons/lessonIds';
import type { Revision } from '../lessons/lessonText';
import type { Video } from '../videos/video';

export interface NewsItem {
  video: Video;
  kind: 'written' | 'revised' | 'published';
  /** Of the text. */
  version?: string;
  date: string;
}

export interface NewsWeek {
  /** Its Monday. */
  start: string;
  items: NewsItem[];
  /** How many weeks without news follow it, up to the next with news, or to today's. */
  quiet: number;
}

const day = 24 * 60 * 60 * 1000;
/** From a Monday on; the days of a computer's clock begin on a Thursday. */
const weekOf = (date: string) => Math.floor((Date.parse(date) / day - 4) / 7);
const startOf = (week: number) => new Date((week * 7 + 4) * day).toISOString().slice(0, 10);

/** What is new, by week, the newest first (B31); on one day in the order of the lessons' path. */
export function newsOf(videos: Video[], texts: Record<LessonId, Revision>, today: string): NewsWeek[] {
  const texted = lessonIds.flatMap((id) =>
    videos.filter((video) => video.id === id).map((video) => revisionOf(video, texts[id])),
  );
  const published = videos
    .filter(({ videoUrl }) => videoUrl)
    .map((video): NewsItem => ({ video, kind: 'published', date: video.publishedAt.slice(0, 10) }));
  const items = [...published, ...texted].toSorted((one, other) => other.date.localeCompare(one.date));
  const weeks = [...new Set(items.map(({ date }) => weekOf(date)))];
  return weeks.map((week, index) => ({
    start: startOf(week),
    items: items.filter(({ date }) => weekOf(date) === week),
    quiet: Math.max(0, (weeks[index - 1] ?? weekOf(today) + 1) - week - 1),
  }));
}

function revisionOf(video: Video, { version, date }: Revision): NewsItem {
  return { video, kind: version === '1.0' ? 'written' : 'revised', version, date };
}

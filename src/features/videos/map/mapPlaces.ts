import { createSelector } from '@reduxjs/toolkit';
import type stars from '../../../styles/stars.json';
import { round } from '../../../components/sky/stars';
import { chartSize, memberPlaces, placeOf } from '../../members/chart';
import type { Video } from '../video';
import { selectVideos } from '../videosSlice';

export interface Point {
  x: number;
  y: number;
}

/** In degrees, clockwise from the right: where the lessons of a member alone stand around the star, and where its name stands. */
const around: Record<keyof typeof stars, { lessons: number; name: number }> = {
  vega: { lessons: 200, name: 270 },
  orion: { lessons: 0, name: 270 },
  lyra: { lessons: 90, name: 315 },
  nova: { lessons: 90, name: 145 },
  mira: { lessons: 305, name: 75 },
  izar: { lessons: 185, name: 100 },
  atlas: { lessons: 90, name: 0 },
};

export const orbit = 48;

export function onOrbit({ x, y }: Point, degrees: number, radius = orbit): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
}

export function nameAngle(id: string): number {
  return around[id as keyof typeof stars].name;
}

/** Where each lesson stands: around the star of its author, on the line between two, or in the midst of three; else as near as there is room. */
export function placeLessons<Lesson extends Pick<Video, 'authorIds'>>(lessons: Lesson[]): [Lesson, Point][] {
  const groups = new Map<string, Lesson[]>();
  for (const lesson of lessons) groups.set(authorsOf(lesson), [...(groups.get(authorsOf(lesson)) ?? []), lesson]);
  const taken: Point[] = [...memberPlaces];
  return lessons.map((lesson) => {
    const group = groups.get(authorsOf(lesson))!;
    const wanted = placeAmong(authorsOf(lesson).split(','), group.indexOf(lesson), group.length);
    const place = nearestFree(wanted, taken);
    taken.push(place);
    return [lesson, place];
  });
}

/** How far lessons and stars are from each other, and from the edge. */
export const clear = { between: 46, edge: 25 };

function nearestFree(wanted: Point, taken: Point[]): Point {
  for (let radius = 0; radius < chartSize.height; radius += 4) {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const point = onOrbit(wanted, degrees, radius);
      if (isInside(point) && taken.every((other) => distance(point, other) >= clear.between)) return point;
    }
  }
  return wanted;
}

const isInside = ({ x, y }: Point) => Math.min(x, y, chartSize.width - x, chartSize.height - y) >= clear.edge;

function authorsOf({ authorIds }: Pick<Video, 'authorIds'>): string {
  return authorIds.toSorted().join();
}

function placeAmong(ids: string[], index: number, count: number): Point {
  const [one, two, three] = ids.map((id) => placeOf(id)!);
  if (!two) return onOrbit(one!, around[ids[0] as keyof typeof stars].lessons + 60 * (index - (count - 1) / 2));
  if (!three) return mean([one!, two], [count - index, index + 1]);
  // As far from each of the three lines.
  return mean([one!, two, three], [distance(two, three), distance(three, one!), distance(one!, two)]);
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function mean(points: Point[], weights: number[]): Point {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const along = (axis: keyof Point) =>
    round(points.reduce((sum, point, index) => sum + point[axis] * weights[index]!, 0) / whole);
  return { x: along('x'), y: along('y') };
}

export const selectLessonPlaces = createSelector([selectVideos], placeLessons<Video>);

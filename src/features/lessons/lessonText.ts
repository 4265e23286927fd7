import type { Language } from '../../lib/language';

export interface Revision {
  version: string;
  /** Of this version: `2026-11-22`. */
  date: string;
}

/** The text of a lesson in one language, as `locales/lessons/<id>/<language>.json` holds it. Plain text, no markup. */
export interface LessonText extends Revision {
  /** One sentence that says it all. */
  summary: string;
  scene: string[];
  /** Three. `drawing` tells in words what the step's picture shows. */
  steps: { title: string; text: string; drawing: string }[];
  limits: { title: string; text: string }[];
  /** What the first author thinks, apart from the facts. */
  opinion: string;
  tryIt: string[];
  questions: { question: string; answer: string }[];
  /** Two. */
  checks: LessonCheck[];
  /** Of the glossary. */
  terms: string[];
  /** Whether money is near, so that the page says that this is no financial advice. */
  money: boolean;
  sources: Source[];
}

/** A question for the reader, with three answers, of which one is right. */
export interface LessonCheck {
  question: string;
  /** A wrong one names the part that corrects it: `scene`, `steps-1`, `limits-2`, `questions-1`. The right one names none. */
  answers: { answer: string; why: string; part?: string }[];
}

export interface Source {
  title: string;
  /** Of the title, where it is not the lesson's: `en`. */
  language?: string;
  publisher: string;
  year: number;
  url: string;
  consulted: string;
  /** What in the text it supports. */
  supports: string;
}

/** Where a lesson's drawing lies, under `public`; steps count from 1. */
export function drawingOf(videoId: string, step: number): string {
  return `/images/lessons/${videoId}-${step}.svg`;
}

export function rightAnswer({ answers }: LessonCheck): LessonCheck['answers'][number] | undefined {
  return answers.find(({ part }) => part === undefined);
}

/** The title of a step, a limit or a question, by its part: `steps-1`. */
export function titleOfPart({ steps, limits, questions }: LessonText, part: string): string | undefined {
  const [name, place] = part.split('-');
  const index = Number(place) - 1;
  if (name === 'steps') return steps[index]?.title;
  return name === 'limits' ? limits[index]?.title : questions[index]?.question;
}

/** The address of a lesson as one file to keep (B29). A host may drop `.html`; what is left would be a page without the second dot. */
export function keptFileOf(videoId: string, language: Language): string {
  return `/lessons/${videoId}.${language}.html`;
}

import type { Page } from 'playwright-core';

export const engines = ['chromium', 'firefox', 'webkit'] as const;

/** For what Chromium is asked in journeys of its own. */
export const otherEngines = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engines)[number];

export interface Size {
  width: number;
  height: number;
}

export interface TabOptions {
  /** The site that `goto` starts from. */
  baseURL: string;
  /** The language of the browser, as in `navigator.languages`. */
  locale: 'es-ES' | 'en-US';
  size: Size;
}

/** An element as a person names it: its role and its accessible name, if need be within the one element of another role. */
export interface Named {
  role: Parameters<Page['getByRole']>[0];
  name?: string | RegExp;
  within?: 'banner' | 'main' | 'dialog';
}

export const nameOf = ({ role, name }: Named) => `${role} ${name ? String(name) : ''}`;

/** What a journey needs of a window, in any engine. Presses and keys are input of the browser, not calls in the page. */
export interface Tab {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  evaluate<Arguments extends unknown[], Result>(
    inPage: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>;
  /** Waits until a function of the page says so. */
  waitFor<Arguments extends unknown[]>(isSo: (...values: Arguments) => boolean, ...values: Arguments): Promise<void>;
  /** How many elements have this name, without those that are hidden. */
  count(what: Named): Promise<number>;
  /** Waits for the element, brings it into view and presses it where it is drawn. */
  press(what: Named): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  setSize(size: Size): Promise<void>;
  screenshot(file: string): Promise<unknown>;
  /** Everything that the console was told since the last time: by the site, by its errors, by its content security policy. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Control+V';

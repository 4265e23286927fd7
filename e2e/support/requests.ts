import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { settled } from './settled';

export interface Fetched {
  kind: 'HTML' | 'JS' | 'CSS' | 'font' | 'images';
  path: string;
  text: string;
  /** As it travels: compressed, if it can be. */
  bytes: number;
}

const kinds: Record<string, Fetched['kind']> = { document: 'HTML', script: 'JS', stylesheet: 'CSS', font: 'font' };

/** Brotli at its best takes half a second for the largest script, which every page has. */
const compressed = new Map<string, number>();

function travellingBytes(kind: Fetched['kind'], path: string, body: Buffer): number {
  if (kind === 'font') return body.length;
  const bytes = compressed.get(path) ?? brotliCompressSync(body).length;
  // A page may answer in another language at the same path; a script's name says what it holds.
  if (kind === 'JS') compressed.set(path, bytes);
  return bytes;
}

/** Everything that the page asks for from now on; `all` waits for what is under way. */
export function watchRequests(page: Page): { all: () => Promise<Fetched[]> } {
  const pending: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType()] ?? 'images';
    const path = new URL(response.url()).pathname;
    pending.push(
      response.body().then((body) => ({
        kind,
        path,
        text: body.toString(),
        bytes: travellingBytes(kind, path, body),
      })),
    );
  });
  return {
    all: async () => {
      await settled(page);
      return Promise.all(pending);
    },
  };
}

export const kilobytes = (files: Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/**
 * Computes styles and layout now. Chromium delays its first frame until the preloaded font is there, and would start this work only
 * then (docs/decisions/early-layout.md).
 */
export function layOutEarly({ body }: Document): number {
  return body.offsetHeight;
}

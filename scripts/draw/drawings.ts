import { britishFlag, spanishFlag } from './flags';
import { favicon, logo, monoLogo } from './logo';

/** Every drawing that is kept, by its path under `public`. */
export function drawings(): Map<string, string> {
  return new Map([
    ['favicon.svg', favicon()],
    ['images/logo.svg', logo()],
    ['images/logo-mono.svg', monoLogo()],
    ['images/flags/es.svg', spanishFlag()],
    ['images/flags/en.svg', britishFlag()],
  ]);
}

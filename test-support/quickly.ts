/** Has V8 compile PGlite's WebAssembly the quick way, for programs and tests that end before better code would pay. */
export const quickly = '--liftoff-only';

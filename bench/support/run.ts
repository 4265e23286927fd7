/** Runs a part; after an error the exit code is 1. */
export function run(measure: () => Promise<void>): void {
  measure().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}

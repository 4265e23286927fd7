/** Runs a part, and tells by the process's status when it could not. */
export function run(measure: () => Promise<void>): void {
  measure().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}

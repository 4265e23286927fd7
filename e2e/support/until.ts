/** Asks again and again until it is so; gives up after ten seconds and says what it waited for. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited ten seconds in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

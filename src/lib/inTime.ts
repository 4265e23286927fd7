const timeout = 30_000;
const reloadPatience = 10_000;

/** The same promise, given up after half a minute: a slow line may need long for code, but nothing is waited for for ever. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), timeout);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Resolves where the site was to be loaded anew and, ten seconds later, still was not. */
export function reloadFailed(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, reloadPatience));
}

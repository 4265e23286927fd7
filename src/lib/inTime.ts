const timeout = 30_000;
const reloadTimeout = 10_000;

/** Rejects when the promise takes longer than half a minute: a slow connection may need long for code. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), timeout);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Resolves after ten seconds: a reload that works ends this document before. */
export function reloadFailed(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, reloadTimeout));
}

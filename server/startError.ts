/** A failure to start whose message tells a person in one line what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

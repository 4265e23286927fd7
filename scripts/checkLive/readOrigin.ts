/** The origin of the site that is named, or undefined where it is none; http is for this machine only. */
export function readOrigin(named: string | undefined): string | undefined {
  if (!named || !URL.canParse(named)) return undefined;
  const { protocol, hostname, origin } = new URL(named);
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? origin : undefined;
}

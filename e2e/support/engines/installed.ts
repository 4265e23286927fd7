import { spawnSync } from 'node:child_process';

/** What Firefox and WebKit come from. `.ci/run` installs the same. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'];

export function expectInstalled(): void {
  const { stdout, error } = spawnSync('dpkg-query', ['-W', '-f', '${Package} ${db:Status-Status}\n', ...packages]);
  if (error)
    throw new Error('The journeys in three engines take their engines from Debian packages.', { cause: error });
  const missing = packages.filter((name) => !stdout.toString().includes(`${name} installed\n`));
  if (missing.length > 0)
    throw new Error(`Install the engines first: apt-get install --no-install-recommends ${missing.join(' ')}`);
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../until';
import { keyActions, typing } from './keys';
import { findInPage, finderSource } from './findInPage';
import { nameOf, type Named, type Tab, type TabOptions } from './tab';
import { startWebDriver, WebDriverError } from './webDriver';

/** How an element is named on the wire. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Found = Record<typeof elementKey, string>;

/** The engine is built without manifests, and says so on every page. */
const ownWords = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** A window of WebKitGTK, driven by WebDriver. Its console is a file. */
export async function openWebKitTab({ baseURL, locale, size }: TabOptions): Promise<Tab> {
  const directory = mkdtempSync(path.join(tmpdir(), 'constela-webkit-'));
  const remove = () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  const { command, stop } = await startWebDriver({
    'webkitgtk:browserOptions': { binary: path.join(__dirname, 'webkitWindow.py'), args: [locale, directory] },
    timeouts: { pageLoad: 10_000, script: 10_000, implicit: 0 },
  }).catch((error: unknown) => {
    remove();
    throw error;
  });

  const run = <Value>(script: string, args: unknown[] = []) =>
    command<Value>('POST', '/execute/sync', { script, args });
  const evaluate: Tab['evaluate'] = (inPage, ...values) => run(`return (${String(inPage)})(...arguments)`, values);
  const waitFor: Tab['waitFor'] = (isSo, ...values) => until(String(isSo), () => evaluate(isSo, ...values));
  const perform = (actions: object[]) =>
    command<void>('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });

  const find = async <Value>({ role, name, within }: Named, part = ''): Promise<Value> => {
    const named = name instanceof RegExp ? { pattern: name.source, flags: name.flags } : { name };
    const look = () =>
      run<Value | null>(`return (${String(findInPage)})(...arguments)${part}`, [{ role, within, ...named }]);
    const found = await look();
    if (found !== null) return found;
    await run(finderSource);
    return (await look()) as Value;
  };
  const tryToPress = async (what: Named) => {
    const [element, another] = await find<Found[]>(what);
    if (another) throw new Error(`There are several: ${nameOf(what)}`);
    if (!element) return false;
    // The driver does not scroll to it by itself.
    await run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", [element]);
    await command('POST', `/element/${element[elementKey]}/click`, {});
    return true;
  };
  const setSize: Tab['setSize'] = async (size) => {
    await command('POST', '/window/rect', { x: 0, y: 0, ...size });
    await waitFor(({ width, height }) => innerWidth === width && innerHeight === height, size);
  };

  let read = 0;
  const problems = async () => {
    const end = `end of ${read}`;
    await evaluate((end) => console.log(end), end);
    let said = '';
    await until('the console is written', () =>
      (said = readFileSync(path.join(directory, 'console'), 'utf8').slice(read)).includes(end),
    );
    read += said.length;
    return said.split('\n').filter((line) => line && !line.includes(end) && !line.includes(ownWords));
  };

  await setSize(size);
  return {
    goto: (address) => command('POST', '/url', { url: new URL(address, baseURL).href }),
    reload: () => command('POST', '/refresh', {}),
    back: () => command('POST', '/back', {}),
    forward: () => command('POST', '/forward', {}),
    evaluate,
    waitFor,
    count: (what) => find<number>(what, '?.length ?? null'),
    press: (what) => until(`${nameOf(what)} can be pressed`, () => tryToPress(what).catch(notYet)),
    type: (text) => perform(typing(text)),
    key: (name) => perform(keyActions[name]),
    setSize,
    screenshot: async (file) => writeFileSync(file, await command<string>('GET', '/screenshot'), 'base64'),
    problems,
    close: () => stop().then(remove),
  };
}

/** The page may still be moving, or just be drawing another element in its place. */
function notYet(error: unknown): false {
  const passing = ['element click intercepted', 'element not interactable', 'stale element reference'];
  if (error instanceof WebDriverError && passing.includes(error.code)) return false;
  throw error;
}

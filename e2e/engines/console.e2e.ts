import { openEngine } from '../support/engines/openEngine';
import { engines, type Tab } from '../support/engines/tab';
import { phone } from '../support/journey';
import { isHydrated } from '../support/settled';
import { until } from '../support/until';

function misbehave(): void {
  console.error('an error of the site');
  setTimeout(() => {
    throw new Error('thrown in vain');
  });
  void Promise.reject(new Error('refused in vain'));
  document.body.append(Object.assign(new Image(), { src: 'https://evil.test/picture.png' }));
}
const said = [
  /an error of the site/,
  /thrown in vain/,
  /refused in vain/,
  /evil\.test\/picture\.png.*policy|policy.*evil\.test\/picture\.png/i,
];

it.each(engines)('B18 hears from %s what a page says, and nothing before that', async (engine) => {
  const tab: Tab = await openEngine(engine, { baseURL: process.env.E2E_URL ?? '', locale: 'es-ES', size: phone });
  try {
    await tab.goto('/login?forceHideBadge=true');
    await tab.waitFor(isHydrated);
    expect(await tab.problems()).toEqual([]);
    await tab.evaluate(misbehave);
    const heard: string[] = [];
    await until('everything was heard', async () => {
      heard.push(...(await tab.problems()));
      return said.every((words) => heard.some((line) => words.test(line)));
    });
    expect(await tab.problems()).toEqual([]);
  } finally {
    await tab.close();
  }
});

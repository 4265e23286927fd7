import { execFileSync } from 'node:child_process';
import { brand } from '../../src/lib/site';
import type { Listener } from './heard';

/** Words that are said, and what never is. */
export type Expected = { says?: (string | RegExp)[]; never?: (string | RegExp)[] };
const inOrder = (...words: string[]) =>
  new RegExp(words.map((one) => one.replace(/[()?.]/g, String.raw`\$&`)).join('.*'));
const twice = (words: string) => inOrder(words, words);
/** What is heard line after line: a key that comes sooner cuts off what is being said. */
async function readDown({ type }: Listener, lines: number): Promise<string> {
  const said: string[] = [];
  while (said.length < lines) said.push(await type('Down'));
  return said.join(' ');
}
const languagesOfHeadings = () => execFileSync('/usr/bin/python3', [`${__dirname}/languages.py`], { encoding: 'utf8' });

/** Each way of a visitor who sees nothing, and what is heard at its stations. */
export const ways: Record<string, (listener: Listener) => Promise<[said: string, expected: Expected][]>> = {
  'headings of home': async ({ open, page, type }) => {
    await open('/');
    await page.locator('body').click({ position: { x: 5, y: 300 } });
    return [[await type('h', 'h', 'h'), { says: ['heading level 2'] }]];
  },
  language: async ({ open, page, press, t }) => {
    await open('/community');
    await press(page.getByRole('button', { name: t('nav:openMenu') }));
    const said = await press(page.locator('a[hreflang="en"]').filter({ visible: true }));
    return [
      [said, { says: [t('nav:languages.en')] }],
      [languagesOfHeadings(), { says: ['en'], never: ['es'] }],
    ];
  },
  menu: async ({ open, page, press, t }) => {
    await open('/community');
    const opened = await press(page.getByRole('button', { name: t('nav:openMenu') }));
    const gone = await press(page.getByRole('dialog').getByRole('link', { name: t('nav:videos') }));
    return [
      [opened, { says: [t('nav:menu')], never: [brand, t('nav:community')] }],
      [gone, { says: [new RegExp(t('videos:title'), 'i')], never: [t('nav:openMenu')] }],
    ];
  },
  search: async (listener) => {
    const { open, page, press, type, t } = listener;
    await open('/videos');
    await press(page.getByRole('searchbox'), 'b');
    const said = await type('i', 't', 'c', 'o', 'i', 'n');
    // As a person comes to the offer.
    await type('Tab');
    const taken = await type('Return');
    const read = await readDown(listener, 3);
    await press(page.getByRole('button', { name: t('videos:layout.list') }));
    const layout = await press(page.getByRole('button', { name: t('videos:layout.grid') }));
    return [
      [said, { says: [t('videos:count', { count: 0 }), 'blockchain'], never: [/\d+ video.*\d+ video/] }],
      [taken, { says: [t('videos:count', { count: 5 })], never: [/\d+ video.*\d+ video/] }],
      [read, { says: [t('videos:filters.clear')] }],
      [layout, { never: [/\d+ video/] }],
    ];
  },
  'a term': async ({ open, page, press }) => {
    await open('/community');
    const said = await press(page.locator('.explained-term button').first());
    const meaning = (await page.locator('.explanation:popover-open .glossary-meaning').textContent())!;
    return [[said, { says: [meaning.slice(0, 20)] }]];
  },
  'video with its experiment': async ({ open, page, press, t }) => {
    await open('/video/video3');
    return [
      [await press(page.locator('.like-button')), { says: ['pressed'], never: [/\b0\b/] }],
      [await press(page.getByRole('button', { name: t('chain:cheat') })), { never: ['statusbar'] }],
    ];
  },
  'the end of a chain': async ({ open, page, press, t }) => {
    await open('/video/video3');
    await press(page.getByRole('button', { name: t('chain:cheat') }));
    const repaired = [];
    for (const number of [1, 2, 3]) {
      const repair = page.getByRole('button', { name: t('chain:repair', { number }) });
      // Until it is computed its step is another one.
      await repair.waitFor({ timeout: 60_000 });
      repaired.push(await press(repair));
    }
    const [end] = t('chain:status.changed').split('. ');
    // Which of the two is said first is the engine's choice.
    return [[repaired.join(' '), { says: [end!, t('chain:restart')], never: [twice(end!)] }]];
  },
  'mail links': async (listener) => {
    const { open, page, type, t } = listener;
    const stations: [string, Expected][] = [];
    await page.route('**/rpc/leave_waitlist', (route) => route.fulfill({ status: 204 }));
    for (const [kind, outcome] of [
      ['leave', 'done'],
      ['confirm', 'invalid'],
    ] as const) {
      await open(`/waitlist/${kind}?token=abc`);
      const button = t(`links:${kind}.idle.action`);
      for (let line = 0; line < 30 && !(await type('Down')).includes(button); line++);
      const title = t(`links:${kind}.${outcome}.title`);
      // As the button is gone before the title has the focus, the document may be named in between.
      const said = (await type('Return')).replace(`${title} middle dot ${brand} document web.`, '');
      stations.push([said, { says: [title], never: [twice(title)] }]);
      stations.push([await readDown(listener, 4), { says: [t(`links:${kind}.${outcome}.text`).slice(0, 20)] }]);
    }
    await page.unrouteAll();
    return stations;
  },
  'the asked address': async ({ open, page, after, t }) => {
    await open('/waitlist');
    const said = await after(async () => {
      await page.getByLabel(t('waitlist:fields.email'), { exact: true }).pressSequentially('ana@gmial.com');
      await page.getByRole('button', { name: 'ana@gmail.com' }).waitFor();
    });
    return [[said, { says: [`${t('waitlist:fields.meant')} ana@gmail.com`], never: [twice('gmail')] }]];
  },
  'empty sign-up': async ({ open, page, press, t }) => {
    await open('/waitlist');
    const problem = t('waitlist:errors.nameTooShort', { nameMin: 2 });
    const said = await press(page.locator('[type="submit"]'));
    return [[said, { says: [problem], never: [twice(problem), t('waitlist:errors.email')] }]];
  },
  'sign-up': async (listener) => {
    const { open, page, press, browser, t } = listener;
    await open('/waitlist');
    await page.getByLabel(t('waitlist:fields.name'), { exact: true }).pressSequentially('Ana');
    await page.getByLabel(t('waitlist:fields.email'), { exact: true }).pressSequentially(`a${Date.now()}@example.com`);
    await page.getByRole('checkbox').first().check();
    const thanked = await press(page.locator('[type="submit"]'));
    const read = await readDown(listener, 6);
    // In Chromium Orca is silent where a script gives a heading the focus.
    const title = browser === 'firefox' ? [t('waitlist:thanks.title')] : [];
    return [
      [
        thanked,
        {
          says: title,
          never: [/[!.]\p{Lu}/u, twice(t('waitlist:toast.successTitle')), t('waitlist:thanks.mailWait.none')],
        },
      ],
      [read, { says: t('waitlist:thanks.step').split(/(?<=:) /) }],
    ];
  },
  'Back and Forward': async ({ open, page, after, t }) => {
    await open('/community');
    await page.locator('footer a[href*="/privacy"]').click();
    await page.waitForTimeout(1000);
    const back = await after(() => page.goBack());
    return [
      [back, { says: [t('community:title')] }],
      [await after(() => page.goForward()), { says: [t('privacy:title')] }],
    ];
  },
};

import type { Locator, Page } from 'playwright-core';
import type { T } from '../../src/i18n/makeI18n';
import type { Language } from '../../src/lib/language';

export interface Listener {
  page: Page;
  t: T;
  isPhone: boolean;
  language: Language;
  open: (path: string) => Promise<void>;
  /** Gives an element the focus, presses a key there and answers what is said. */
  press: (target: Locator, key?: string) => Promise<string>;
  after: (act: () => Promise<unknown>) => Promise<string>;
  keys: (...names: string[]) => unknown;
}

type Heard = [said: string, expected: { says?: string[]; never?: (string | RegExp)[] }];

/** Each way of a visitor who sees nothing, and what is said at its stations: some words, and others never. */
export const ways: [way: string, walk: (listener: Listener) => Promise<Heard[]>][] = [
  [
    'headings of home',
    async ({ open, t, page, after, keys }) => {
      await open('/');
      await page.locator('body').click({ position: { x: 5, y: 300 } });
      const said = await after(async () => keys('h', 'h', 'h'));
      return [[said, { says: [t('begin:title')] }]];
    },
  ],
  [
    'language',
    async ({ open, page, press, isPhone, t, language }) => {
      await open('/community');
      if (isPhone) await press(page.getByRole('button', { name: t('nav:openMenu') }));
      const other = language === 'es' ? 'en' : 'es';
      const said = await press(page.locator(`a[hreflang="${other}"]`).filter({ visible: true }));
      return [[said, { says: [t(`nav:languages.${other}`)] }]];
    },
  ],
  [
    'menu',
    async ({ open, page, press, isPhone, t }) => {
      if (!isPhone) return [];
      await open('/community');
      const opened = await press(page.getByRole('button', { name: t('nav:openMenu') }));
      const gone = await press(page.getByRole('dialog').getByRole('link', { name: t('nav:videos') }));
      return [
        [opened, { says: [t('nav:menu')] }],
        [gone, { says: [t('videos:title')], never: [] }],
      ];
    },
  ],
  [
    'search',
    async ({ open, page, press, after, keys, t }) => {
      await open('/videos');
      await press(page.getByRole('searchbox'), 'b');
      const said = await after(async () => keys('i', 't', 'c', 'o', 'i', 'n'));
      return [[said, { says: [t('videos:count', { count: 0 }), 'blockchain'], never: [/\d+ video.*\d+ video/] }]];
    },
  ],
  [
    'like',
    async ({ open, page, press }) => {
      await open('/video/video3');
      const like = page.locator('.like-button');
      return [[await press(like), { never: [/\b0\b/] }]];
    },
  ],
  [
    'empty sign-up',
    async ({ open, page, press, t }) => {
      await open('/waitlist');
      const said = await press(page.locator('[type="submit"]'));
      const problem = t('waitlist:errors.nameTooShort', { nameMin: 2 });
      return [[said, { says: [problem], never: [new RegExp(`${problem}.*${problem}`), t('waitlist:errors.email')] }]];
    },
  ],
  [
    'sign-up',
    async ({ open, page, press, after, keys, t }) => {
      await open('/waitlist');
      await page.getByLabel(t('waitlist:fields.name'), { exact: true }).pressSequentially('Ana');
      await page
        .getByLabel(t('waitlist:fields.email'), { exact: true })
        .pressSequentially(`a${Date.now()}@example.com`);
      await page.getByRole('checkbox').first().check();
      const thanked = await press(page.locator('[type="submit"]'));
      const read = await after(async () => keys('Down', 'Down', 'Down', 'Down', 'Down', 'Down'));
      return [
        [thanked, { says: [t('waitlist:thanks.title')], never: [/[!.]\p{Lu}/u] }],
        [read, { says: t('waitlist:thanks.step').split(/(?<=:) /) }],
      ];
    },
  ],
  [
    'Back and Forward',
    async ({ open, page, after }) => {
      await open('/community');
      await page.locator('footer a[href*="/privacy"]').click();
      await page.waitForTimeout(1500);
      const back = await after(() => page.goBack());
      const forward = await after(() => page.goForward());
      return [
        [back, {}],
        [forward, {}],
      ];
    },
  ],
  [
    '404',
    async ({ open, after, t }) => {
      const said = await after(() => open('/nowhere'));
      return [[said, { says: [t('notFound:title')] }]];
    },
  ],
];

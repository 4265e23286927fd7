import { contrast } from '../../../../test-support/contrast';
import { day, night, stars } from '../brand';
import { escapeHtml, heading, htmlPage } from './html';

const page = htmlPage({
  language: 'en',
  subject: 'A & B',
  preview: '<c>',
  content: ['<p>one</p>', '<p>two</p>'],
  areStarsJoined: false,
});

it('B4 every character that could end a text or an attribute is escaped', () => {
  expect(escapeHtml(`a & <b> "c" 'd'`)).toBe('a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39;');
});

it('B3 a screen reader hears of no table: each is there for the layout alone', () => {
  const tables = page.match(/<table[^>]*>/g);
  expect(tables).toHaveLength(2);
  expect(tables?.filter((table) => !table.includes('role="presentation" width="100%"'))).toEqual([]);
});

it.each(Object.entries(night))('B4 a mail program with a dark mode shows %s by night in %s', (role, colour) => {
  const property = { page: 'background-color', surface: 'background-color', line: 'border-color' }[role] ?? 'color';
  expect(page).toContain(`  .${role} { ${property}: ${colour} !important; }`);
});

it('B3 the heading stands on the night sky over the surface of the day, under the stars of all members', () => {
  expect(heading(false)).toMatch(new RegExp(`^<td class="line" bgcolor="${night.page}"`));
  expect(page).toContain(`<td class="surface line" bgcolor="${day.surface}"`);
  const shown = [...heading(false).matchAll(/background-color:(#\w+);vertical-align:(\d+)px/g)];
  expect(shown.map(([, colour]) => colour)).toEqual(stars);
  const heights = shown.map(([, , height]) => height);
  expect(heights.filter((height, place) => height === heights[place + 1])).toEqual([]);
});

it('B16 the letter that opens the site joins the stars', () => {
  const lines = heading(true).split(`width:14px;height:2px;border-radius:3px;background-color:${night.line}`);
  expect(lines).toHaveLength(stars.length);
});

it('B4 every text has enough contrast by day and by night, also in the heading and on the button', () => {
  const onPlate = Object.entries({ day, night }).flatMap(([time, colours]) =>
    (['ink', 'muted', 'link'] as const).map((role) => [`${role} by ${time}`, colours[role], colours.surface] as const),
  );
  const pairs = [...onPlate, ['heading', night.ink, night.page], ['button', night.link, night.page]] as const;
  const short = pairs.filter(([, text, ground]) => contrast(text, ground) <= 4.5);
  expect(short.map(([name, text]) => `${name}: choose another colour than ${text} in tokens.json`)).toEqual([]);
});

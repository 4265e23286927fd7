import { day, night, stars } from '../brand';
import { unclosed } from '../../../../test-support/mailHtml';
import { escapeHtml, heading } from './htmlParts';
import { htmlPage } from './htmlPage';

const page = (content: string[] = []) => htmlPage({ language: 'en', subject: 'A & B', preview: '<c>', content });

it('B4 every character that could end a text or an attribute is escaped', () => {
  expect(escapeHtml(`a & <b> "c" 'd'`)).toBe('a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39;');
});

it('B3 a mail names its language and its subject, and shows its preview nowhere but in the list of mails', () => {
  expect(page()).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page()).toContain('<title>A &amp; B</title>');
  expect(page()).toContain('<div style="display:none;max-height:0;overflow:hidden">&lt;c&gt;</div>');
});

it('B3 the parts of a mail follow each other, and every element is closed', () => {
  expect(page(['<p>one</p>', '<p>two</p>'])).toContain('\n<p>one</p><p>two</p>\n');
  expect(unclosed(page())).toEqual([]);
});

it('B3 a screen reader hears of no table: each is there for the layout alone', () => {
  const tables = page().match(/<table[^>]*>/g);
  expect(tables).toHaveLength(2);
  expect(tables?.filter((table) => !table.includes('role="presentation" width="100%"'))).toEqual([]);
});

it.each(Object.entries(night))(
  'B4 a mail program with a dark mode shows %s by night in its own colour',
  (role, colour) => {
    const property = { page: 'background-color', plate: 'background-color', line: 'border-color' }[role] ?? 'color';
    expect(page()).toContain(`  .${role} { ${property}: ${colour} !important; }`);
  },
);

it('B1 the heading shows the stars of all members, each at a height of its own, and each in its colour', () => {
  const shown = [...heading().matchAll(/background-color:(#\w+);vertical-align:(\d+)px/g)];
  expect(shown.map(([, colour]) => colour)).toEqual(stars);
  expect(new Set(shown.map(([, , height]) => height)).size).toBe(stars.length);
});

it('B1 the heading stands on the night sky, over a plate of the day', () => {
  expect(heading()).toMatch(new RegExp(`^<td class="line" bgcolor="${night.page}"`));
  expect(page()).toContain(`<td class="plate line" bgcolor="${day.plate}"`);
});

/** @jest-environment node */
import { brand } from '../lib/brand';
import { makeI18n } from './makeI18n';

it('I1 has its texts at once, with the name of the project and what is put into them as it is', () => {
  const { t } = makeI18n('es', { first: { common: { joinWaitlist: '{{brand}}: {{text}}' } } });
  expect(t('common.joinWaitlist', { text: '<b>&' })).toBe(`${brand}: <b>&`);
});

it('I1 looks a text up in all that is loaded', () => {
  const i18n = makeI18n('en', { rest: { common: { joinWaitlist: 'Join' } }, debug: { nav: { videos: 'Videos' } } });
  expect([i18n.t('common.joinWaitlist'), i18n.t('nav.videos')]).toEqual(['Join', 'Videos']);
  expect(i18n.exists('nav.home')).toBe(false);
});

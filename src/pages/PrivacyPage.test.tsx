import { screen, within } from '@testing-library/react';
import { loadPage } from '../app/pages';
import { allTexts } from '../i18n/allTexts';
import { languages, type Language } from '../lib/language';
import { pathIn } from '../lib/paths';
import { renderApp } from '../test/renderApp';
import { withVideo } from '../test/withVideo';

const dates: Record<Language, string> = { es: '23 de noviembre de 2026', en: 'November 23, 2026' };

// Loaded up front: on a busy machine the lazy code takes long.
beforeAll(() => loadPage('/privacy'));

/** Everything that a section says. */
function stringsOf(section: object): string[] {
  return Object.values(section).flatMap((part: object | string) =>
    typeof part === 'string' ? [part] : stringsOf(part),
  );
}

describe.each(languages)('in %s', (language) => {
  const open = async () => {
    const view = renderApp(undefined, { path: pathIn(language, '/privacy'), language });
    await screen.findByRole('heading', { level: 1, name: view.t('privacy.title') });
    return view;
  };

  it('B5 shows every section under its heading, and every sentence of it', async () => {
    await open();
    for (const section of Object.values(allTexts[language].privacy.sections)) {
      const region = screen.getByRole('region', { name: section.title });
      for (const text of stringsOf(section).filter((text) => !text.includes('{{')))
        expect(within(region).getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('main')).not.toHaveTextContent(/\{\{|undefined|NaN/);
  });

  it('B5 shows placeholders where the controller is not named', async () => {
    const { t } = await open();
    for (const detail of ['name', 'taxId', 'address', 'email'] as const) {
      expect(screen.getByText(t(`privacy.controller.${detail}`)).nextElementSibling).toHaveTextContent(
        t(`privacy.placeholders.${detail}`),
      );
    }
    expect(screen.getByRole('main')).toHaveTextContent(t('privacy.placeholders.hosting'));
    expect(screen.getByRole('main')).toHaveTextContent(t('privacy.placeholders.region'));
  });

  it('B5 is dated, and leads to the authority', async () => {
    const { t } = await open();
    expect(screen.getByText(t('privacy.version', { version: 4, date: dates[language] }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('privacy.complain') })).toHaveAttribute('href', 'https://www.aepd.es');
  });
});

it.each([
  [
    'es',
    [
      'tu consentimiento',
      '30 días',
      'dos días',
      'tres años',
      'buzón',
      'Supabase',
      'Resend',
      'cookies',
      'i18nextLng',
      'AEPD',
      '14 años',
      '6.1.a',
      '6.1.f',
    ],
  ],
  [
    'en',
    [
      'consent',
      '30 days',
      'two days',
      'three years',
      'mailbox',
      'Supabase',
      'Resend',
      'cookies',
      'i18nextLng',
      'AEPD',
      'aged 14',
      '6.1.a',
      '6.1.f',
    ],
  ],
] as const)('B5 says what the law asks for (%s)', async (language, words) => {
  renderApp(undefined, { path: pathIn(language, '/privacy'), language });
  const page = await screen.findByRole('main');
  await screen.findByRole('heading', { level: 1 });
  for (const word of words) expect(page).toHaveTextContent(word);
});

it.each(languages)('B13, B5 names the sites whose players show videos, once there are any (%s)', async (language) => {
  for (const videoUrl of ['https://youtu.be/aB3_-6789xY', '/media/video3.mp4']) {
    const path = pathIn(language, '/privacy');
    const { t, unmount } = renderApp(undefined, {
      path,
      language,
      state: withVideo({ videoUrl, captions: undefined }),
    });
    await screen.findByRole('heading', { level: 1 });
    const told = screen.queryAllByText(t('privacy.players', { sites: 'YouTube' }));
    expect(told).toHaveLength(videoUrl.includes('youtu') ? 1 : 0);
    unmount();
  }
});

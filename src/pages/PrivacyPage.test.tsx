import { screen, within } from '@testing-library/react';
import { allTexts } from '../../scripts/content/allTexts';
import { reviewedOn } from './AccessibilityPage';
import { policy } from '../features/privacy/PrivacySection';
import { formatDate } from '../lib/format';
import { languages, type Language } from '../lib/language';
import { pathIn } from '../lib/paths';
import { loadPages, renderApp } from '../test/renderApp';
import { withVideo } from '../test/withVideo';

const lawfulInAll = ['Supabase', 'Resend', 'cookies', 'i18nextLng', 'AEPD'];
const lawful: Record<Language, string[]> = {
  es: ['tu consentimiento', '30 días', 'dos días', 'tres años', 'buzón', '14 años', '6.1.a', '6.1.f'],
  en: ['consent', '30 days', 'two days', 'three years', 'mailbox', 'aged 14', '6(1)(a)', '6(1)(f)'],
};

// Loaded up front: on a busy machine the lazy code takes long.
beforeAll(() => loadPages('/privacy', '/legal', '/accessibility'));

/** Everything that a section says. */
function stringsOf(section: object): string[] {
  return Object.values(section).flatMap((part: object | string) =>
    typeof part === 'string' ? [part] : stringsOf(part),
  );
}

async function open(language: Language, videoUrl = '') {
  const state = withVideo({ videoUrl, captions: undefined });
  const view = renderApp(undefined, { path: pathIn(language, '/privacy'), language, state });
  await screen.findByRole('heading', { level: 1, name: view.t('privacy:title') });
  return { ...view, main: screen.getByRole('main') };
}

it.each(languages)(
  'B5 shows every section and what the law asks for, dated, with placeholders for the controller (%s)',
  async (language) => {
    const { t, main } = await open(language);
    for (const section of Object.values(allTexts[language].privacy.sections)) {
      const said = screen.getByRole('region', { name: section.title }).textContent;
      for (const text of stringsOf(section).filter((text) => !text.includes('{{'))) expect(said).toContain(text);
    }
    expect(main).not.toHaveTextContent(/\{\{|undefined|NaN/);
    for (const words of [...lawfulInAll, ...lawful[language]]) expect(main).toHaveTextContent(words);
    for (const detail of ['name', 'taxId', 'address', 'email'] as const) {
      const value = within(main).getByText(t(`controller:${detail}`)).nextElementSibling;
      expect(value).toHaveTextContent(t(`controller:placeholders.${detail}`));
    }
    for (const detail of ['hosting', 'region', 'mailRegion', 'logDays'] as const)
      expect(main).toHaveTextContent(t(`controller:placeholders.${detail}`));
    const version = t('privacy:version', { version: policy.version, date: formatDate(policy.since, language) });
    expect(screen.getByText(`${version} ${t('controller:review')}`)).toBeVisible();
    expect(screen.getByRole('link', { name: t('privacy:complain') })).toHaveAttribute('href', 'https://www.aepd.es');
  },
);

it.each([
  ['https://youtu.be/aB3_-6789xY', 1],
  ['/media/video3.mp4', 0],
])('B13 B5 names the sites whose players show videos, once there are any (%s)', async (videoUrl, times) => {
  const { t } = await open('es', videoUrl);
  expect(screen.queryAllByText(t('privacy:players', { sites: 'YouTube' }))).toHaveLength(times);
});

it.each(languages)(
  'B5 the legal notice names the owner, says what the site is and leads to the privacy page (%s)',
  async (language) => {
    const { t } = renderApp(undefined, { path: pathIn(language, '/legal'), language });
    await screen.findByRole('heading', { level: 1, name: t('legal:title') });
    const owner = within(screen.getByRole('region', { name: t('legal:sections.owner.title') }));
    for (const detail of ['name', 'taxId', 'address', 'email'] as const)
      expect(owner.getByText(t(`controller:${detail}`)).nextElementSibling).toHaveTextContent(
        t(`controller:placeholders.${detail}`),
      );
    expect(owner.queryByText(t('controller:registry'))).toBeNull();
    const contents = screen.getByRole('region', { name: t('legal:sections.contents.title') });
    expect(contents).toHaveTextContent(t('legal:sections.contents.text', { name: t('controller:placeholders.name') }));
    const data = within(screen.getByRole('region', { name: t('legal:sections.data.title') }));
    expect(data.getByRole('link').getAttribute('href')?.split('?')[0]).toBe(pathIn(language, '/privacy'));
  },
);

it.each(languages)(
  'B30 the accessibility page says all that it has, dated, and where to complain (%s)',
  async (language) => {
    const { t } = renderApp(undefined, { path: pathIn(language, '/accessibility'), language });
    await screen.findByRole('heading', { level: 1, name: t('accessibility:title') });
    expect(screen.getByText(t('accessibility:version', { date: formatDate(reviewedOn, language) }))).toBeVisible();
    for (const section of Object.values(allTexts[language].accessibility.sections)) {
      const said = screen.getByRole('region', { name: section.title }).textContent;
      for (const text of stringsOf(section).filter((text) => !text.includes('{{'))) expect(said).toContain(text);
    }
    const complain = screen.getByRole('region', { name: t('accessibility:sections.complain.title') });
    expect(complain).toHaveTextContent(t('controller:placeholders.email'));
  },
);

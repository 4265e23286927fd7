import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage';
import { formatList } from '../../lib/format';
import { fontsLookedFor, type BrowserFacts } from './browserFacts';

/** Each kind of fact: what was read, and what it may tell about somebody. */
export function SightFacts({ facts }: { facts: BrowserFacts }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { screen, window, ratio, system, cores, memory, fonts } = facts;
  const list = (...items: (string | false | null | undefined)[]) =>
    formatList(
      items.filter((item) => typeof item === 'string'),
      language,
    );
  const read = {
    zone: facts.timeZone,
    languages: facts.languages && list(...facts.languages),
    screen: list(
      screen && t('sight.values.screen', { ...screen }),
      t('sight.values.window', { ...window }),
      ratio !== null && t('sight.values.ratio', { ratio }),
    ),
    device: list(
      system,
      cores !== null && t('sight.values.cores', { cores }),
      memory !== null && t('sight.values.memory', { memory }),
      facts.isTouch && t('sight.values.touch'),
    ),
    choices: list(
      facts.isDark ? t('sight.values.dark') : t('sight.values.light'),
      facts.lessMotion && t('sight.values.lessMotion'),
      facts.moreContrast && t('sight.values.moreContrast'),
    ),
    fonts: fonts?.length ? list(...fonts) : fonts && t('sight.values.noFonts', { all: fontsLookedFor.length }),
  };
  return (
    <>
      <dl className="sight-facts mb-mid">
        {(Object.keys(read) as (keyof typeof read)[]).map((kind) => (
          <div key={kind}>
            <dt>{t(`sight.kinds.${kind}`)}</dt>
            <dd>
              {read[kind] || t('sight.values.unsaid')}
              {read[kind] && <small className="d-block muted fs-small">{t(`sight.tells.${kind}`)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="experiment-note">{t('sight.note')}</p>
    </>
  );
}

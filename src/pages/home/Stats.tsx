import { useTranslation } from 'react-i18next';
import { StatTile } from '../../components/StatTile';
import { HomeSection } from './HomeSection';

const stats = ['creators', 'videos', 'length', 'content'] as const;

export function Stats() {
  const { t } = useTranslation();
  return (
    <HomeSection id="numbers" className="numbers" title={t('home.stats.title')} lead={t('home.stats.lead')}>
      <dl className="stats">
        {stats.map((stat) => (
          <StatTile key={stat} value={t(`home.stats.values.${stat}`)} label={t(`home.stats.labels.${stat}`)} />
        ))}
      </dl>
    </HomeSection>
  );
}

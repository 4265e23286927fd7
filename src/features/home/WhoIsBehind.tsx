import { useTranslation } from 'react-i18next';
import { controller } from '../../lib/controller';

/** Who answers for the project, and who the voices are not (B19). */
export function WhoIsBehind() {
  const { t } = useTranslation('progress');
  return <p className="caption mt-3 mb-0">{t('who', { name: controller.name || t('unnamed') })}</p>;
}

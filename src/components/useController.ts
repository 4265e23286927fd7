import { useTranslation } from 'react-i18next';
import { controller, type ControllerDetail } from '../lib/controller';

/** Who answers for the visitors' data (B5), with a visible placeholder for each detail that nobody has set yet. */
export function useController(): Record<ControllerDetail, string> {
  const { t } = useTranslation('controller');
  const details = Object.keys(controller) as ControllerDetail[];
  return Object.fromEntries(
    details.map((detail) => [detail, controller[detail] || t(`placeholders.${detail}`)]),
  ) as Record<ControllerDetail, string>;
}

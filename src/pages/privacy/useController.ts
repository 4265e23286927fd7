import { useTranslation } from 'react-i18next';
import { controller, type ControllerDetail } from '../../lib/controller';

/** The controller's details, with a visible placeholder for each that nobody has set yet. */
export function useController(): Record<ControllerDetail, string> {
  const { t } = useTranslation();
  const details = Object.keys(controller) as ControllerDetail[];
  return Object.fromEntries(
    details.map((detail) => [detail, controller[detail] || t(`privacy.placeholders.${detail}`)]),
  ) as Record<ControllerDetail, string>;
}

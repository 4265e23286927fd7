import { useTranslation } from 'react-i18next';
import { controller, type ControllerDetail } from '../../lib/controller';

const shown = ['name', 'taxId', 'address', 'email'] as const;

export function ControllerFacts() {
  const { t } = useTranslation();
  const details = useController();
  return (
    <dl className="terms auto-grid">
      {shown.map((detail) => (
        <div key={detail}>
          <dt>{t(`privacy.controller.${detail}`)}</dt>
          <dd>
            {detail === 'email' && controller.email ? (
              <a href={`mailto:${controller.email}`}>{controller.email}</a>
            ) : (
              details[detail]
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The controller's details, with a visible placeholder for each that nobody has set yet. */
export function useController(): Record<ControllerDetail, string> {
  const { t } = useTranslation();
  const details = Object.keys(controller) as ControllerDetail[];
  return Object.fromEntries(
    details.map((detail) => [detail, controller[detail] || t(`privacy.placeholders.${detail}`)]),
  ) as Record<ControllerDetail, string>;
}

import { useTranslation } from 'react-i18next';
import { controller } from '../../lib/controller';
import { useController } from './useController';

const shown = ['name', 'taxId', 'address', 'email'] as const;

export function ControllerFacts() {
  const { t } = useTranslation();
  const details = useController();
  return (
    <dl className="terms">
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

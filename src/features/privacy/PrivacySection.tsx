import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resources } from '../../i18n/resources';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/format';
import { PolicyPart } from '../../components/PolicyPart';
import { useController } from '../../components/useController';

/** The privacy policy as it stands: change both with its text. */
export const policy = { version: 7, since: '2026-11-28' };

interface SectionTexts {
  title: string;
  text?: string;
  list?: Record<string, string | { what: string; basis: string; period: string }>;
  more?: string;
}

/** A heading, what is said under it, and what only this section has. */
export function PrivacySection({ id, children }: { id: keyof Resources['privacy']['sections']; children?: ReactNode }) {
  const { t } = useTranslation('privacy');
  const date = formatDate(policy.since, useLanguage());
  const values = { ...useController(), version: policy.version, date };
  const { title, text, list = {}, more }: SectionTexts = t(`sections.${id}`, { returnObjects: true, ...values });
  const items = Object.entries(list).map(([name, item]): [string, ReactNode] => [
    name,
    typeof item === 'string' ? (
      item
    ) : (
      <>
        <strong>{item.what}</strong> <span>{item.basis}</span> <span>{item.period}</span>
      </>
    ),
  ]);
  return (
    <PolicyPart id={`privacy-${id}`} title={title} text={text} items={items}>
      {more && <p>{more}</p>}
      {children}
    </PolicyPart>
  );
}

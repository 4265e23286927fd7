import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ButtonLink';
import { FourIdeas } from '../../components/FourIdeas';
import { paths } from '../../lib/paths';
import { HomeSection } from './HomeSection';

export function WhatIs() {
  const { t } = useTranslation();
  return (
    <HomeSection id="what-is" title={t('home.what.title')} lead={t('home.what.lead')}>
      <FourIdeas textOf={(idea) => t(`home.what.texts.${idea}`)} />
      <p className="section-way-on">
        <ButtonLink to={paths.waitlist}>{t('common.joinWaitlist')}</ButtonLink>
      </p>
    </HomeSection>
  );
}

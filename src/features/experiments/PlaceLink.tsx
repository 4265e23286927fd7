import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { goTo } from '../lessons/goTo';

/** The id of what an experiment ends with. */
export const endPlace = 'experiment-end';

/** Leads on to another part of the experiment, from the end of what a bar says. */
export function PlaceLink({ place, children }: { place: string; children: ReactNode }) {
  return (
    <Button variant="link" className="ms-2 align-baseline" onClick={() => goTo(place)}>
      {children}
    </Button>
  );
}

/** Leads to what was seen, and why. */
export function WhyLink() {
  const { t } = useTranslation('experiments');
  return <PlaceLink place={endPlace}>{t('why')}</PlaceLink>;
}

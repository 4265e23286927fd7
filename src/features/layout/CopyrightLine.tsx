import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { selectYear } from '../../router/locationSlice';

const nothingToWatch = () => () => undefined;

/**
 * HTML made last year names last year: hydration takes it as it stands, and the key then puts the current line
 * in its place, since React does not mend a text whose difference it was told to overlook.
 */
export function CopyrightLine() {
  const { t } = useTranslation();
  const year = useAppSelector(selectYear);
  const isAlive = useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
  return (
    <p key={String(isAlive)} className="caption" suppressHydrationWarning>
      {t('footer.copyright', { year })}
    </p>
  );
}

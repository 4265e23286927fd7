import { useTranslation } from 'react-i18next';

/** Moves the focus by script: nothing on the site navigates by hash (U5). */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <button type="button" className="btn btn-primary skip-link" onClick={focusContent}>
      {t('common.skip')}
    </button>
  );
}

function focusContent() {
  document.getElementById('main')?.focus();
}

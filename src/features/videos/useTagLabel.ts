import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A tag's word in the language shown; one that the catalogue lacks, as it stands in an old address, names itself. */
export function useTagLabel(): (tag: string) => string {
  const { t } = useTranslation();
  return useCallback((tag) => t(`tags.${tag}` as 'tags.web3', { defaultValue: tag }), [t]);
}

import type { Chore } from './startupContext';

/** Built pages carry only the rules that their HTML needs; the rest is fetched as if for print and turned on here. */
export const turnOnStyles: Chore = ({ window }) => {
  const link = window.document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
  if (!link) return;
  const turnOn = () => {
    link.media = 'all';
  };
  if (link.sheet) turnOn();
  else link.addEventListener('load', turnOn);
};

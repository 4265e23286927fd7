import { languages, type Language } from '../../src/lib/language';
import type { Visit } from './test';

type Screen = Pick<Visit, 'page' | 't' | 'isPhone'>;

export const otherLanguage = (language: Language) => languages.find((one) => one !== language)!;

export const openMenu = ({ page, t }: Pick<Visit, 'page' | 't'>) =>
  page.getByRole('button', { name: t('nav:openMenu') }).click();

/** Where the links of the site are: on a phone in the menu, which this opens. */
export async function links(screen: Screen) {
  if (screen.isPhone) await openMenu(screen);
  return screen.page.getByRole(screen.isPhone ? 'dialog' : 'banner');
}

/** On a phone in the menu, which stays open. */
export async function chooseLanguage(screen: Screen, language: Language): Promise<void> {
  const name = screen.t(`nav:languages.${language}`);
  await (await links(screen)).getByRole('link', { name }).click();
}

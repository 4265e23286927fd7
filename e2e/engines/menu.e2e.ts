import { journey } from '../support/engines/journey';
import { type Named, otherEngines } from '../support/engines/tab';

journey(
  'B18, N2, N4 opens its menu by a press, and closes it by Escape, by a press and by leaving',
  async (visit) => {
    const { tab, t, at, isPhone, open, counts, arrives } = visit;
    await open('/community');
    const button: Named = { role: 'button', name: isPhone ? t('nav.openMenu') : t('nav.members') };
    const vega: Named = { role: 'link', name: /^Vega/, within: isPhone ? 'dialog' : 'banner' };

    await tab.press(button);
    await counts(vega, 1);
    await tab.key('Escape');
    await counts(vega, 0);
    if (isPhone) {
      await tab.press(button);
      await tab.press({ role: 'button', name: t('nav.closeMenu'), within: 'dialog' });
      await counts(vega, 0);
      // The button that opened it has the focus again.
      await tab.key('Enter');
      await counts(vega, 1);
    } else {
      await tab.press(button);
    }
    await tab.press(vega);
    await arrives(at('/profile/vega'));
    await counts({ role: 'button', name: t('profile.follow') }, 1);
    await counts(vega, 0);
  },
  { onBothScreens: true, among: otherEngines },
);

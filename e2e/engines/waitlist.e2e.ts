import { journey, type Visit } from '../support/engines/journey';
import { otherEngines } from '../support/engines/tab';
import { freshEmail } from '../support/signUp';
import { linkInMail } from '../support/signUpForm';

journey(
  'B18, W3, W5, W6, B3, B4 says what is missing, joins, confirms and leaves',
  async (visit) => {
    const { tab, t, goto, open, sees, counts } = visit;
    const email = freshEmail();
    const heading = (name: string) => counts({ role: 'heading', name, within: 'main' }, 1);
    const send = { role: 'button', name: t('common.joinWaitlist'), within: 'main' } as const;
    await open('/waitlist');
    await tab.press(send);
    for (const key of ['nameTooShort', 'email', 'interests'] as const) await sees(t(`waitlist.errors.${key}`));

    await tab.press({ role: 'textbox', name: t('waitlist.fields.name') });
    await tab.type('Íñigo');
    await tab.press({ role: 'textbox', name: t('waitlist.fields.email') });
    await tab.type(email);
    await tab.press({ role: 'checkbox', name: t('waitlist.interests.web3') });
    await tab.press(send);
    await heading(t('waitlist.thanks.title'));

    for (const kind of ['confirm', 'leave'] as const) {
      await goto(await linkInMail(email, kind));
      await tab.press({ role: 'button', name: t(`links.${kind}.idle.action`) });
      await heading(t(`links.${kind}.done.title`));
    }
  },
  { among: otherEngines },
);

/** As Safari on Apple systems: a pressed button does not get the focus, what can have it around the button does. */
const pressLikeSafari = () =>
  addEventListener('mousedown', (event) => {
    if (!(event.target as Element).closest('button')) return;
    event.preventDefault();
    document.getElementById('main')?.focus({ preventScroll: true });
  });

/** That an element has the focus and nothing, such as the navbar or a toast, covers it. */
async function isReached({ tab }: Visit, selector: string): Promise<void> {
  await tab.waitFor((selector) => document.activeElement === document.querySelector(selector), selector);
  await tab.waitFor((selector) => {
    const element = document.querySelector(selector)!;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
  }, selector);
}

journey(
  'B18, W6 brings the thanks into view, and the form again, where a pressed button gets no focus',
  async (visit) => {
    const { tab, t, open } = visit;
    await open('/waitlist');
    await tab.evaluate(pressLikeSafari);
    await tab.press({ role: 'textbox', name: t('waitlist.fields.name') });
    await tab.type('Íñigo');
    await tab.press({ role: 'textbox', name: t('waitlist.fields.email') });
    await tab.type(freshEmail());
    await tab.press({ role: 'checkbox', name: t('waitlist.interests.web3') });
    await tab.press({ role: 'button', name: t('common.joinWaitlist'), within: 'main' });
    await isReached(visit, '.waitlist-thanks h2');
    await tab.press({ role: 'button', name: t('waitlist.thanks.another') });
    await isReached(visit, '#waitlist-name');
  },
);

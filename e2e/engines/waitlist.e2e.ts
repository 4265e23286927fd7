import { journey } from '../support/engines/journey';
import { freshEmail } from '../support/signUp';
import { linkInMail } from '../support/signUpForm';

journey('B18, W3, W5, W6, B3, B4 says what is missing, joins, confirms and leaves', async (visit) => {
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
});

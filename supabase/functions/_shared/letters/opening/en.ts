import { brand } from '../../brand.ts';
import type { LetterWords } from '../../mail/mail.ts';

export const en: LetterWords = {
  subject: `${brand} is open`,
  preview: 'It’s the email we promised: it’s open, and we announce it in a few days.',
  greeting: (name) => `Hello${name && ` ${name}`},`,
  before: [
    `You asked us to tell you when ${brand} opens. It’s open, and you hear it a few days before we announce it.`,
  ],
  button: `Go to ${brand}`,
  after: [
    'The videos page shows which lessons are ready and which we’re still preparing. They take about three minutes each, and you don’t need an account to watch them.',
    'If something is missing, reply to this email: it can still be changed.',
    'We’ll never ask by email for money, passwords or keys.',
    'We erase your data 30\u00a0days after this email. You don’t need to do anything.',
  ],
  why: 'We promised two emails, one to confirm and one when we open: this is the second and the last.',
  leaving: 'To leave earlier and have your data erased now, use this link:',
  leave: 'Leave the list',
};

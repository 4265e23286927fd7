import { brand } from '../brand.ts';
import type { ConfirmationWords } from '../mail/mail.ts';

export const en: ConfirmationWords = {
  subject: `Confirm your address for the ${brand} waitlist`,
  preview: 'One step left: tell us that this address is yours. The link works for 7\u00a0days.',
  greeting: (name) => `Hello${name && ` ${name}`},`,
  before: [
    `Someone used this address to join the waitlist of ${brand}, a community for learning about blockchain and Web3 that hasn’t opened yet. If it was you, confirm it and we’ll write to you when we open.`,
  ],
  button: 'Confirm my address',
  how: 'The link opens a page with a button. Press it, and that’s all. It works for 7\u00a0days. We’ll never ask by email for money, passwords or keys.',
  fallback: 'If the button doesn’t work, copy this link into your browser:',
  why: 'If it wasn’t you, do nothing: unless you confirm, we won’t write when we open, and we erase this data 30\u00a0days after our last email.',
  leaving: 'You can erase it now, or leave the list later, with this link:',
  leave: 'Leave the list',
};

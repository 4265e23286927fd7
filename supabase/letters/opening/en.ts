import { brand } from '../../functions/_shared/brand.ts';
import type { LetterWords } from '../letterWords.ts';

export const en: LetterWords = {
  subject: `${brand} opens today`,
  preview: "It's the email we promised: you can come in now.",
  greeting: (name) => `Hello${name && ` ${name}`},`,
  before: [`You asked us to tell you when ${brand} opens. It's today: you can come in now.`],
  button: `Go to ${brand}`,
  after: [
    "The videos page shows which lessons are ready and which we're still preparing. They take about three minutes each, and you don't need an account to watch them.",
  ],
  why: 'This is the email we promised when you signed up: one to confirm, one when we open.',
  leaving: 'To leave the list and have your data erased, use this link:',
  leave: 'Leave the list',
};

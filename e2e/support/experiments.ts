import type { T } from '../../src/i18n/makeI18n';

type Press = ['button' | 'radio', name: string];

const button = (name: string): Press => ['button', name];
const radio = (name: string): Press => ['radio', name];

/** For each experiment: its lesson, the start of its keys, what a visitor presses in it, and what it then says. */
export const experiments = (t: T) =>
  [
    {
      video: 'video3',
      name: 'chain',
      presses: [
        radio(t('chain:prediction.two')),
        button(t('chain:cheat')),
        ...[1, 2, 3].map((number) => button(t('chain:repair', { number }))),
      ],
      says: t('chain:prediction.why'),
    },
    {
      video: 'video5',
      name: 'sight',
      presses: [radio(t('sight:prediction.one')), button(t('sight:look'))],
      says: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    {
      video: 'video6',
      name: 'scam',
      presses: [radio(t('scam:prediction.asks')), button(t('scam:no'))],
      says: t('scam:messages.verify.goal'),
    },
    {
      video: 'video8',
      name: 'credential',
      presses: (['issue', 'show', 'lose', 'show'] as const).map((step) => button(t(`credential:${step}`))),
      says: t('credential:verdict.lost'),
    },
    {
      video: 'video9',
      name: 'room',
      presses: [
        button(`${t('room:calls.cancel')}, ${t('room:noGuards')}`),
        button(t('room:guard')),
        button(t('room:again')),
      ],
      says: t('room:refused'),
    },
    {
      video: 'video11',
      name: 'token',
      presses: [radio(t('token:unlimited')), button(t('token:sign')), button(t('token:take'))],
      says: t('token:event.stays'),
    },
    {
      video: 'video17',
      name: 'signature',
      presses: (['sign', 'change'] as const).map((step) => button(t(`signature:${step}`))),
      says: t('signature:verdict.fitsNot'),
    },
    {
      video: 'video19',
      name: 'vote',
      presses: [radio(t('vote:prediction.yes'))],
      says: t('vote:verdict.shared', { holders: 5 }),
    },
    {
      video: 'video20',
      name: 'box',
      presses: [button(t('box:open')), button(t('box:add')), button(t('box:fill', { percent: 50 }))],
      says: t('box:prediction.why'),
    },
  ] as const;

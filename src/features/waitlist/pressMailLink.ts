import type { AppThunk } from '../../app/hooks';
import { formatAddress } from '../../lib/address';
import { reloadFailed } from '../../lib/inTime';
import { kindOf } from './submitWaitlist';
import { codeGone, invalidToken, type MailLinkKind } from './waitlistService';
import { mailLinkMoved, selectMailLinkStatus, type MailLinkStatus } from './waitlistSlice';

/** Does what the link of a mail is for (B3, B4). Its token goes into the call and nowhere else: no action, no state and no log holds it. */
export function pressMailLink(kind: MailLinkKind): AppThunk {
  return async (dispatch, getState, { waitlist, mailToken, reload }) => {
    if (selectMailLinkStatus(getState(), kind) === 'pending') return;
    const move = (status: MailLinkStatus) => dispatch(mailLinkMoved({ kind, status }));
    const token = mailToken(kind);
    if (token) move('pending');
    const outcome = token ? await outcomeOf(() => waitlist[kind](token)) : 'missing';
    // Nothing is typed here that loading the site anew could lose (B12).
    if (outcome === 'gone' && reload(true)) await reloadFailed();
    move(outcome === 'gone' ? 'failed' : outcome);
  };
}

/** Writes the address again without the token of a link that has served. */
export function forgetMailToken(kind: MailLinkKind): AppThunk<void> {
  return (_dispatch, getState, { addressBar, mailToken }) => {
    if (mailToken(kind)) addressBar.replace(formatAddress(getState().location), null);
  };
}

async function outcomeOf(call: () => Promise<void>): Promise<MailLinkStatus | 'gone'> {
  try {
    await call();
    return 'done';
  } catch (error) {
    const { code } = Object(error) as { code?: string };
    if (code === invalidToken) return 'invalid';
    console.error('The link of the mail could not be followed.', kindOf(error));
    return code === codeGone ? 'gone' : 'failed';
  }
}

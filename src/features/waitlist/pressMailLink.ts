import type { AppThunk } from '../../app/hooks';
import { kindOf } from './submitWaitlist';
import { codeGone, invalidToken, type MailLinkKind } from './waitlistService';
import { mailLinkMoved, selectMailLinkStatus, type MailLinkStatus } from './waitlistSlice';

/**
 * Does what the link of a mail is for (B3, B4). Its token is read from the address only now, at the press, and goes into the call and
 * nowhere else: no action, no state of this feature and no log holds it.
 */
export function pressMailLink(kind: MailLinkKind): AppThunk {
  return async (dispatch, getState, { waitlist, reload }) => {
    if (selectMailLinkStatus(getState(), kind) === 'pending') return;
    const move = (status: MailLinkStatus) => dispatch(mailLinkMoved({ kind, status }));
    const token = new URLSearchParams(getState().location.query).get('token');
    if (token) move('pending');
    const outcome = token ? await outcomeOf(() => waitlist[kind](token)) : 'missing';
    // Nothing is typed here that loading the site anew could lose (B12).
    if (outcome !== 'gone' || !reload(true)) move(outcome === 'gone' ? 'failed' : outcome);
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

import { useAppSelector } from '../../app/hooks';
import { ThankYou } from './ThankYou';
import { useStatusFocus } from './useStatusFocus';
import { WaitlistForm } from './WaitlistForm';
import { selectWaitlistStatus } from './waitlistSlice';

/** The form, or the thanks, which stay until another address is to be added. */
export function Waitlist() {
  const status = useAppSelector(selectWaitlistStatus);
  const container = useStatusFocus(status);
  return <div ref={container}>{status === 'succeeded' ? <ThankYou /> : <WaitlistForm />}</div>;
}

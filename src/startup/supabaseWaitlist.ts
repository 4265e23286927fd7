import type { WaitlistService } from '../features/waitlist/waitlistService';

export const supabaseWaitlist: WaitlistService = {
  addSubscription: () => Promise.reject(new Error('not yet')),
  sendConfirmation: () => Promise.reject(new Error('not yet')),
};

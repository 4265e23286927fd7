import type { Claim } from '../supabase/functions/_shared/queue';

export const ADA: Claim = {
  id: 'id-1',
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['Web3 technology'],
  language: 'es',
  confirm_token: 'the-confirm-token',
  leave_token: 'the-leave-token',
};

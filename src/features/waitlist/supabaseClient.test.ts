import { supabaseWaitlist } from './supabaseWaitlist';

const ada = { email: 'ada@example.org', name: 'Ada', interests: [], message: null, language: 'es' as const };

it('G5 G6 speaks to the site itself where no hosted project is named, and stores nothing', async () => {
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  await supabaseWaitlist().addSubscription(ada);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]![0]).toBe('http://localhost/rest/v1/rpc/add_waitlist_subscription');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  fetch.mockRestore();
});

it('B12 does not ask for its code while offline: a failed module is never asked for again', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(supabaseWaitlist().addSubscription(ada)).rejects.toThrow('Offline.');
  onLine.mockRestore();
});

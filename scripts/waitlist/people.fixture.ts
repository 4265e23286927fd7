/** Two people who confirmed, and one who did not and whose texts a spreadsheet would evaluate. */
export const PEOPLE = `
  insert into public.waitlist_subscriptions (email, name, interests, message, language, created_at, confirmed_at) values
    ('ada@example.org', 'Ada', '{Web3 technology}', null, 'en', '2026-01-02T03:04:05.678Z', '2026-01-03T00:00:00Z'),
    ('jose@example.org', 'José "Pepe" Ñandú', '{A better economy,Web3 technology}', E'Hola;\\n=1+1', 'es', '2026-01-01T23:30:00-01:00', '2026-02-01T00:00:00Z'),
    ('+eve@example.org', '=HYPERLINK("http://evil.test")', '{Social applications}', null, 'es', '2026-01-01T00:00:00Z', null)`;

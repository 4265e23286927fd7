/** Three people who confirmed, and one who did not. */
export const PEOPLE = `
  insert into public.waitlist_subscriptions (email, name, interests, language, confirmed_at) values
    ('ada@example.org', 'Ada', '{Web3 technology}', 'en', now()),
    ('jose@example.org', 'José Ñandú', '{Web3 technology}', 'es', now()),
    ('eve@example.org', 'evil.test', '{Web3 technology}', 'es', now()),
    ('unconfirmed@example.org', 'Una', '{Web3 technology}', 'es', null)`;

-- The waitlist. Visitors (anon) can only call add_waitlist_subscription; the mailing function (service_role) claims mails.

-- Helpers live in a schema that the API does not expose.
create schema private;
revoke all on schema private from public;

create table public.waitlist_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (octet_length(email) between 6 and 254),
  name text not null check (char_length(name) between 2 and 100),
  interests text[] not null check (cardinality(interests) between 1 and 7),
  message text check (char_length(message) between 1 and 2000),
  created_at timestamptz not null default now(),
  confirmation_sent_at timestamptz
);

comment on column public.waitlist_subscriptions.confirmation_sent_at is
  'When the confirmation mail was claimed; set before sending, cleared when the mail provider refuses it.';

alter table public.waitlist_subscriptions enable row level security;
revoke all on public.waitlist_subscriptions from public, anon, authenticated;

-- Trims what JavaScript's trim() trims, so that browser and database see the same text; nothing left is null.
create function private.trimmed(value text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(btrim(value, E' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'), '')
$$;

-- The address as it is stored, or null when it is not one. ASCII only: a look-alike letter is refused, not stored.
create function private.normalized_email(value text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  address text := lower(normalize(private.trimmed(value), NFKC));
begin
  if octet_length(address) between 6 and 254
    and octet_length(split_part(address, '@', 1)) <= 64
    and address ~ '^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$'
  then
    return address;
  end if;
  return null;
end
$$;

-- The interests as a list, or null unless they are canonical, at least one, none twice, joined with ', '.
create function private.interest_list(value text) returns text[]
language sql immutable set search_path = ''
as $$
  select list
  from (select string_to_array(value, ', ') as list) as split
  where cardinality(list) > 0
    and cardinality(list) = (select count(distinct interest) from unnest(list) as interest)
    and list <@ array[
      'Tools that pay you to use them',
      'Universal basic income',
      'A better economy',
      'Participate in the community',
      'Social applications',
      'A more just society',
      'Web3 technology'
    ]
$$;

-- Refused input raises P0001 (an HTTP 400) with one of the hints invalid_name, invalid_email, invalid_interests and
-- invalid_message. A known address is left as its owner first wrote it, and the answer does not tell.
create function public.add_waitlist_subscription(
  p_email text,
  p_name text,
  p_interests text,
  p_message text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_email text := private.normalized_email(p_email);
  v_name text := private.trimmed(p_name);
  v_interests text[] := private.interest_list(p_interests);
  v_message text := private.trimmed(p_message);
begin
  if v_name is null or char_length(v_name) not between 2 and 100 or v_name ~ '[\u0001-\u001f\u007f-\u009f]' then
    raise exception 'The name is not valid' using errcode = 'P0001', hint = 'invalid_name';
  end if;
  if v_email is null then
    raise exception 'The email is not valid' using errcode = 'P0001', hint = 'invalid_email';
  end if;
  if v_interests is null then
    raise exception 'The interests are not valid' using errcode = 'P0001', hint = 'invalid_interests';
  end if;
  -- Tabs and line breaks are part of a message; other control characters are not.
  if char_length(v_message) > 2000 or v_message ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]' then
    raise exception 'The message is not valid' using errcode = 'P0001', hint = 'invalid_message';
  end if;

  insert into public.waitlist_subscriptions (email, name, interests, message)
  values (v_email, v_name, v_interests, v_message)
  on conflict (email) do nothing;
end
$$;

-- Claims the one confirmation mail of a listed address: a row the first time, none after that or for a stranger.
create function public.claim_confirmation(p_email text)
returns table (id uuid, email text, name text, interests text[])
language sql security definer set search_path = ''
as $$
  update public.waitlist_subscriptions as subscription
  set confirmation_sent_at = now()
  where subscription.email = private.normalized_email(p_email) and subscription.confirmation_sent_at is null
  returning subscription.id, subscription.email, subscription.name, subscription.interests
$$;

-- Gives a claim back after the mail provider refused the mail, so that a later try can send it.
create function public.release_confirmation(p_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.waitlist_subscriptions set confirmation_sent_at = null where id = p_id
$$;

-- Hosted default privileges grant execute to every API role: revoking from public alone is not enough.
revoke all on function public.add_waitlist_subscription(text, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.claim_confirmation(text) from public, anon, authenticated;
revoke all on function public.release_confirmation(uuid) from public, anon, authenticated;
grant execute on function public.add_waitlist_subscription(text, text, text, text) to anon;
grant execute on function public.claim_confirmation(text) to service_role;
grant execute on function public.release_confirmation(uuid) to service_role;

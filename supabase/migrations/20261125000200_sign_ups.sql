-- Signing up: the limits, the sign-ups as they came, and how they become rows of the list.

-- The limits, counted in rows, so that parallel calls cannot overshoot.
create table private.waitlist_settings (
  name text primary key,
  value integer not null check (value >= 0),
  meaning text not null
);
insert into private.waitlist_settings (name, value, meaning) values
  ('sign_ups_per_client_hour', 300,
    'Sign-ups from one client address (IPv6: one /64) in an hour; more are answered 429. A hall shares one address.'),
  ('sign_ups_per_network_day', 500,
    'Sign-ups from one network (IPv4 /24, IPv6 /48) in a day, a quarter of mails_per_day; more are answered 429.'),
  ('sign_ups_per_hour', 50000, 'Sign-ups from everybody in an hour; more are answered 429.'),
  ('sign_ups_per_mailbox_day', 5,
    'Confirmation mails that one mailbox may be queued in a day; further sign-ups get the usual answer.');

create table private.waitlist_counters (
  scope text not null,
  key text not null,
  since timestamptz not null,
  hits integer not null default 1,
  primary key (scope, key)
);
comment on table private.waitlist_counters is
  'Keys are keyed hashes of client addresses and networks, or empty for everybody. Kept two days at most.';

-- Made here and nowhere else: no other database, and no file, has this salt.
create table private.waitlist_salt (only_one boolean primary key default true check (only_one), salt bytea not null);
insert into private.waitlist_salt (salt) values (private.random_bytes());

create function private.setting(p_name text) returns integer
language sql stable strict set search_path = '' as $$
  select value from private.waitlist_settings where name = p_name
$$;

-- When the present window began: windows are whole hours or days in UTC. By the clock, not by the transaction's start,
-- because a call may have waited for the counter's row.
create function private.window_start(p_window interval) returns timestamptz
language sql volatile strict set search_path = '' as $$
  select date_bin(p_window, clock_timestamp(), timestamptz '2000-01-01 00:00:00+00')
$$;

-- Counts one hit, unless that would be over the limit: then nothing changes and the answer is false. Any window but the
-- present one is over, one in the future too.
create function private.counted(p_scope text, p_key text, p_limit integer, p_window interval) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  if p_limit < 1 then return false; end if;
  insert into private.waitlist_counters as counter (scope, key, since)
  values (p_scope, p_key, private.window_start(p_window))
  on conflict (scope, key) do update
  set hits = case when counter.since = private.window_start(p_window) then counter.hits + 1 else 1 end,
      since = private.window_start(p_window)
  where counter.since <> private.window_start(p_window) or counter.hits < p_limit;
  return found;
end
$$;

-- The address of a caller; null for what is no address, and for the machine itself, where a proxy would make everybody
-- one client.
create function private.client_address(p_address text) returns inet
language plpgsql immutable strict set search_path = '' as $$
declare
  address inet;
begin
  if octet_length(p_address) > 100 then return null; end if;
  address := set_masklen(
    split_part(btrim(p_address), '%', 1)::inet,
    case when p_address like '%:%' then 128 else 32 end
  );
  if address <<= inet '::ffff:0:0/96' then
    address := inet '0.0.0.0' + (address - inet '::ffff:0:0');
  end if;
  if address <<= inet '127.0.0.0/8' or address = inet '::1' then return null; end if;
  return address;
exception when invalid_text_representation then
  return null;
end
$$;

-- A hash that only this database can make, so that what is counted cannot be read back from what it is counted by.
create function private.keyed_hash(p_kind text, p_text text) returns text
language sql stable strict set search_path = '' as $$
  select encode(sha256(salt || convert_to(p_kind || ' ' || p_text, 'UTF8')), 'hex') from private.waitlist_salt
$$;

-- A client is an IPv4 address, or the /64 that a subscriber with IPv6 has to himself. A network is a /24, or the /48 of
-- one customer of a provider.
create function private.address_key(p_kind text, p_address inet) returns text
language sql stable strict set search_path = '' as $$
  select private.keyed_hash(p_kind, network(set_masklen(p_address, case
    when p_kind = 'client' then case family(p_address) when 4 then 32 else 64 end
    else case family(p_address) when 4 then 24 else 48 end end))::text)
$$;

-- Refuses with HTTP 429 a sign-up that is too many, and answers with the key of its network. Nothing depends on the
-- address that signs up.
create function private.admit_sign_up() returns text language plpgsql volatile set search_path = '' as $$
declare
  v_headers json := nullif(current_setting('request.headers', true), '');
  v_address inet := private.client_address(v_headers ->> 'cf-connecting-ip');
begin
  if v_address is not null
    and not (
      private.counted(
        'client_hour', private.address_key('client', v_address), private.setting('sign_ups_per_client_hour'), '1 hour'
      ) and private.counted(
        'network_day', private.address_key('network', v_address), private.setting('sign_ups_per_network_day'), '1 day'
      )
    )
    -- Last, because everybody waits for this row.
    or not private.counted('everybody_hour', '', private.setting('sign_ups_per_hour'), '1 hour')
  then
    raise exception 'Too many sign-ups' using errcode = 'PT429', hint = 'too_many_requests';
  end if;
  return private.address_key('network', v_address);
end
$$;

create function private.mailbox_key(p_email text) returns text
language sql stable strict set search_path = '' as $$ select private.keyed_hash('mailbox', private.mailbox(p_email)) $$;

-- Every change to a person's sign-ups, row or mails takes this lock first, so that these can be locked in any order.
create function private.lock_mailbox(p_email text) returns void
language sql volatile strict set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(private.mailbox_key(p_email), 0))
$$;

-- For work that can wait until another time; false when somebody else holds the lock.
create function private.try_lock_mailbox(p_email text) returns boolean
language sql volatile strict set search_path = '' as $$
  select pg_try_advisory_xact_lock(hashtextextended(private.mailbox_key(p_email), 0))
$$;

-- With the checks of the list, so that everybody who was thanked can enter it.
create table private.waitlist_sign_ups (
  id bigint generated always as identity primary key,
  -- Of its row, if it becomes one: so a proof of its erasure also names a sign-up that a backup holds unsettled.
  person_id uuid not null default gen_random_uuid(),
  subscription_id uuid references public.waitlist_subscriptions on delete cascade, -- Once it is settled.
  email text not null check (octet_length(email) between 6 and 254),
  name text not null check (char_length(name) between 2 and 100),
  interests text[] not null check (cardinality(interests) > 0),
  message text check (char_length(message) between 1 and 2000),
  language text not null check (language in ('es', 'en')),
  notice_version text references private.waitlist_notices (version),
  network text, -- The keyed hash of the network that it came from, for a day.
  created_at timestamptz not null default now(),
  failed_at timestamptz, -- When it was set aside, because it could not be settled.
  failure text
);
create index waitlist_sign_ups_new on private.waitlist_sign_ups (id)
  where subscription_id is null and failed_at is null;
create index waitlist_sign_ups_email on private.waitlist_sign_ups (email) where subscription_id is null;
create index waitlist_sign_ups_mailbox on private.waitlist_sign_ups (private.mailbox(email));
create index waitlist_sign_ups_subscription on private.waitlist_sign_ups (subscription_id);
create index waitlist_sign_ups_network on private.waitlist_sign_ups (created_at) where network is not null;
create index waitlist_sign_ups_created_at on private.waitlist_sign_ups (created_at);
comment on table private.waitlist_sign_ups is
  'Sign-ups as they came and were acknowledged. What gets a mail is kept until somebody confirms, because a link confirms
  what was typed for it.';

-- The sign-ups that are not on the list yet. is_left: step 2 did not come for it, or a clock that was ahead wrote it.
create view private.unsettled as
  select id, email, created_at,
    not created_at between now() - interval '5 seconds' and now() + interval '1 minute' as is_left
  from private.waitlist_sign_ups where subscription_id is null and failed_at is null;

create function private.refuse(p_field text) returns void language plpgsql volatile set search_path = '' as $$
begin
  raise exception 'The % is not valid', p_field using errcode = 'P0001', hint = 'invalid_' || p_field;
end
$$;

-- Step 1 writes a sign-up down and reads nothing about its address, so that its time cannot tell who is listed. Refused
-- input raises P0001 (an HTTP 400) with one of the hints invalid_name, invalid_email, invalid_interests and
-- invalid_message; too many sign-ups raise PT429 (an HTTP 429). At most 100 characters are 400 octets, 2,000 are 8,000;
-- some blanks around them fit. The page names its language and the version of its notice; who names none gets Spanish
-- and the newest.
create function public.add_waitlist_subscription(
  p_email text, p_name text, p_interests text, p_message text default null,
  p_language text default null, p_notice text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  v_name text := case when octet_length(p_name) <= 1024 then private.trimmed(p_name) end;
  v_email text := private.normalized_email(p_email);
  v_interests text[] := private.interest_list(p_interests);
  v_message text := case when octet_length(p_message) <= 8192 then private.trimmed(p_message) end;
  v_language text := case when p_language in ('es', 'en') then p_language else 'es' end;
  v_network text;
begin
  perform private.refuse('name')
  where v_name is null or char_length(v_name) not between 2 and 100 or v_name ~ '[\u0001-\u001f\u007f-\u009f]';
  perform private.refuse('email') where v_email is null;
  perform private.refuse('interests') where v_interests is null;
  -- Tabs and line breaks are part of a message; other control characters are not.
  perform private.refuse('message')
  where octet_length(p_message) > 8192
    or char_length(v_message) > 2000
    or v_message ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]';

  v_network := private.admit_sign_up();
  insert into private.waitlist_sign_ups (email, name, interests, message, language, notice_version, network)
  values (v_email, v_name, v_interests, v_message, v_language,
    private.notice_shown(v_language, p_notice), v_network);
end
$$;

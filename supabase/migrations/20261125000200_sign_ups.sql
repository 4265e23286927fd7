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
  ('sign_ups_per_network_day', 2000,
    'Sign-ups from one network (IPv4 /24, IPv6 /48) in a day; more are answered 429.'),
  ('sign_ups_per_hour', 50000, 'Sign-ups from everybody in an hour; more are answered 429.'),
  ('sign_ups_per_mailbox_day', 5,
    'Sign-ups of one mailbox in a day that may change what is stored; more get the usual answer.');

create table private.waitlist_counters (
  scope text not null,
  key text not null,
  since timestamptz not null,
  hits integer not null default 1,
  primary key (scope, key)
);
comment on table private.waitlist_counters is
  'Keys are keyed hashes of client addresses, networks and mailboxes, or empty for everybody. Kept two days at most.';

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
create function private.client_key(p_address inet) returns text
language sql stable strict set search_path = '' as $$
  select private.keyed_hash('client', network(
    set_masklen(p_address, case family(p_address) when 4 then 32 else 64 end)
  )::text)
$$;

create function private.network_key(p_address inet) returns text
language sql stable strict set search_path = '' as $$
  select private.keyed_hash('network', network(
    set_masklen(p_address, case family(p_address) when 4 then 24 else 48 end)
  )::text)
$$;

-- A header of more than 1,024 octets counts as missing.
create function private.request_header(p_name text) returns text language sql stable strict set search_path = '' as $$
  select value
  from (select nullif(current_setting('request.headers', true), '')::json ->> p_name as value) as header
  where octet_length(value) <= 1024
$$;

-- Refuses with HTTP 429 a sign-up that is too many, and answers with the key of its network. Nothing depends on the
-- address that signs up.
create function private.admit_sign_up() returns text language plpgsql volatile set search_path = '' as $$
declare
  v_address inet := private.client_address(private.request_header('cf-connecting-ip'));
begin
  if v_address is not null
    and not (
      private.counted(
        'client_hour', private.client_key(v_address), private.setting('sign_ups_per_client_hour'), '1 hour'
      ) and private.counted(
        'network_day', private.network_key(v_address), private.setting('sign_ups_per_network_day'), '1 day'
      )
    )
    -- Last, because everybody waits for this row.
    or not private.counted('everybody_hour', '', private.setting('sign_ups_per_hour'), '1 hour')
  then
    raise exception 'Too many sign-ups' using errcode = 'PT429', hint = 'too_many_requests';
  end if;
  return private.network_key(v_address);
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

-- With the checks of the list, so that whoever was thanked can enter it.
create table private.waitlist_sign_ups (
  id bigint generated always as identity primary key,
  -- Of its row, if it becomes one: so a proof of its erasure also names a sign-up that a backup holds unsettled.
  person_id uuid not null default gen_random_uuid(),
  email text not null check (octet_length(email) between 6 and 254),
  name text not null check (char_length(name) between 2 and 100),
  interests text[] not null check (cardinality(interests) > 0),
  message text check (char_length(message) between 1 and 2000),
  language text not null check (language in ('es', 'en')),
  notice_version text references private.waitlist_notices (version),
  network text,
  created_at timestamptz not null default now(),
  failed_at timestamptz, -- When it was set aside, because it could not be settled.
  failure text
);
create index waitlist_sign_ups_email on private.waitlist_sign_ups (email);
create index waitlist_sign_ups_mailbox on private.waitlist_sign_ups (private.mailbox(email));
comment on table private.waitlist_sign_ups is 'Sign-ups as they came and were acknowledged, until they are settled.';

create function private.refuse(p_field text) returns void language plpgsql volatile set search_path = '' as $$
begin
  raise exception 'The % is not valid', p_field using errcode = 'P0001', hint = 'invalid_' || p_field;
end
$$;

-- Step 1 writes a sign-up down and reads nothing about its address, so that its time cannot tell who is listed. Refused
-- input raises P0001 (an HTTP 400) with one of the hints invalid_name, invalid_email, invalid_interests and
-- invalid_message; too many sign-ups raise PT429 (an HTTP 429). At most 100 characters are 400 octets, 2,000 are 8,000;
-- some blanks around them fit.
create function public.add_waitlist_subscription(
  p_email text, p_name text, p_interests text, p_message text default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  v_name text := case when octet_length(p_name) <= 1024 then private.trimmed(p_name) end;
  v_email text := private.normalized_email(p_email);
  v_interests text[] := private.interest_list(p_interests);
  v_message text := case when octet_length(p_message) <= 8192 then private.trimmed(p_message) end;
  v_language text := private.preferred_language(private.request_header('accept-language'));
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
    private.notice_shown(v_language, private.request_header('x-client-info')), v_network);
end
$$;

-- Brings one sign-up onto the list. The caller holds the mailbox's lock. A new mailbox becomes a row. A known one that
-- was never mailed, whose link has expired, or whose other spelling bounced, becomes what its new sign-up says, because
-- that is what the next mail will describe. While a link works, the row stays as it is, and the same link is sent once
-- more, to the new spelling, an hour after the mail at the earliest. Who has confirmed, or bounced, is left alone.
create function private.settle_sign_up(p_sign_up private.waitlist_sign_ups) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_known public.waitlist_subscriptions;
  -- A clock that was ahead wrote times that are still to come.
  v_created_at timestamptz := least(p_sign_up.created_at, now());
  v_may_change boolean := private.counted(
    'mailbox_day', private.mailbox_key(p_sign_up.email), private.setting('sign_ups_per_mailbox_day'), '1 day'
  );
begin
  select * into v_known from public.waitlist_subscriptions
  where mailbox = (select private.mailbox(p_sign_up.email)) for update;
  if v_known.id is null then
    insert into public.waitlist_subscriptions (
      id, email, name, interests, message, language, notice_version, created_at
    )
    values (p_sign_up.person_id, p_sign_up.email, p_sign_up.name, p_sign_up.interests, p_sign_up.message,
      p_sign_up.language, p_sign_up.notice_version, v_created_at)
    returning * into v_known;
  elsif v_known.confirmed_at is not null
    or v_known.bounced_at is not null and v_known.email = p_sign_up.email
  then
    return;
  -- A link lives for seven days: what expires later was made by a clock that was wrong.
  elsif v_known.bounced_at is null
    and v_known.link_expires_at > v_created_at
    and v_known.link_expires_at <= now() + interval '7 days'
  then
    perform private.repeat_link(v_known, p_sign_up);
    return;
  elsif not v_may_change then
    return;
  else
    update public.waitlist_subscriptions
    set email = p_sign_up.email, name = p_sign_up.name, interests = p_sign_up.interests, message = p_sign_up.message,
      language = p_sign_up.language, notice_version = p_sign_up.notice_version, created_at = v_created_at,
      link_expires_at = null, is_repeated = false, bounced_at = null
    where id = v_known.id;
  end if;
  perform private.queue_mail(v_known.id, p_sign_up.email, p_sign_up.network, private.next_mail_at(p_sign_up.email));
end
$$;

-- Queues the link that works once more: once, while no mail is under way and its mailbox may still get one.
create function private.repeat_link(p_known public.waitlist_subscriptions, p_sign_up private.waitlist_sign_ups)
returns void language plpgsql volatile set search_path = '' as $$
begin
  if p_known.is_repeated
    or p_known.mailed_at is null
    or exists (select from private.waitlist_queue where subscription_id = p_known.id)
    or private.next_mail_at(p_sign_up.email) > now()
  then
    return;
  end if;
  update public.waitlist_subscriptions set is_repeated = true where id = p_known.id;
  perform private.queue_mail(p_known.id, p_sign_up.email, p_sign_up.network,
    greatest(now(), least(p_known.mailed_at, now()) + interval '1 hour'));
end
$$;

-- Settles what was signed up for an address, in the order in which it came. The caller holds the mailbox's lock. What
-- cannot be settled is set aside with the reason, so that it stops nobody else; an outage or a conflict is no such
-- reason.
create function private.settle_sign_ups(p_email text) returns void language plpgsql volatile set search_path = '' as $$
declare
  v_sign_up private.waitlist_sign_ups;
  v_constraint text;
begin
  for v_sign_up in
    select * from private.waitlist_sign_ups where email = p_email and failed_at is null order by id
  loop
    begin
      perform private.settle_sign_up(v_sign_up);
      delete from private.waitlist_sign_ups where id = v_sign_up.id;
    exception when others then
      if sqlstate ~ '^(08|40|53|55|57|58)' then raise; end if;
      get stacked diagnostics v_constraint = constraint_name;
      update private.waitlist_sign_ups
      set failed_at = now(), failure = rtrim('the list refused it: ' || sqlstate || ' ' || v_constraint)
      where id = v_sign_up.id;
    end;
  end loop;
end
$$;

-- Settles up to so many sign-ups for which step 2 did not come, and answers how many. What somebody else is at work on
-- can wait. A time that is still to come was written by a clock that was ahead. A slow machine settles fewer, so that
-- no call is taken for one that hangs.
create function private.settle_some(p_limit integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_email text;
  v_until timestamptz := clock_timestamp() + interval '1 second';
  v_settled integer := 0;
begin
  -- Many people's rows are locked here in another order than where a request is marked, which waits for this row, too.
  perform from private.waitlist_mailer where exists (select from private.waitlist_sign_ups) for update;
  for v_email in select email from private.waitlist_sign_ups where failed_at is null order by id limit p_limit loop
    if private.try_lock_mailbox(v_email) then
      perform private.settle_sign_ups(v_email);
      v_settled := v_settled + 1;
    end if;
    exit when clock_timestamp() >= v_until;
  end loop;
  return v_settled;
end
$$;

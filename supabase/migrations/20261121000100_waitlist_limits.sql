-- Limits: how often somebody may sign up, and how many mails go out. Counted in rows, so that parallel calls cannot overshoot.

create table private.waitlist_settings (
  name text primary key,
  value integer not null check (value >= 0),
  meaning text not null
);

insert into private.waitlist_settings (name, value, meaning) values
  ('sign_ups_per_client_hour', 20, 'Sign-ups from one client address (IPv6: one /64) in an hour; more are answered 429.'),
  ('sign_ups_per_client_day', 60, 'The same in a day.'),
  ('sign_ups_per_hour', 2000, 'Sign-ups from everybody in an hour; more are answered 429.'),
  ('sign_ups_per_address_day', 5, 'Sign-ups of one e-mail address in a day that may change anything; more get the usual answer.'),
  ('mails_per_address', 2, 'Mails to an address that never confirms, until its row is erased.'),
  ('mail_tries_per_address_day', 5, 'Tries in a day to send one address its mail, refused ones included.'),
  ('mails_per_day', 2000, 'Mails to everybody in a day, refused ones included.');

create table private.waitlist_counters (
  scope text not null,
  key text not null,
  since timestamptz not null default now(),
  hits integer not null default 1,
  primary key (scope, key)
);

comment on table private.waitlist_counters is
  'Keys are salted hashes of client addresses, ids of subscriptions, or empty for everybody. Kept two days at most.';

-- Made here and nowhere else: no other database, and no file, has this salt.
create table private.waitlist_salt (
  only_one boolean primary key default true check (only_one),
  salt bytea not null
);

create function private.random_bytes() returns bytea
language sql volatile set search_path = ''
as $$
  -- An id has 122 random bits; three fill the hash.
  select sha256(convert_to(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), 'UTF8'))
$$;

insert into private.waitlist_salt (salt) values (private.random_bytes());

create function private.setting(p_name text) returns integer
language sql stable strict set search_path = ''
as $$
  select value from private.waitlist_settings where name = p_name
$$;

-- Counts one hit, unless that would be over the limit: then nothing changes and the answer is false.
create function private.counted(p_scope text, p_key text, p_limit integer, p_window interval) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  if p_limit < 1 then
    return false;
  end if;
  insert into private.waitlist_counters as counter (scope, key) values (p_scope, p_key)
  on conflict (scope, key) do update
  set hits = case when counter.since <= now() - p_window then 1 else counter.hits + 1 end,
      since = case when counter.since <= now() - p_window then now() else counter.since end
  where counter.since <= now() - p_window or counter.hits < p_limit;
  return found;
end
$$;

create function private.request_header(p_name text) returns text
language sql stable strict set search_path = ''
as $$
  select nullif(current_setting('request.headers', true), '')::json ->> p_name
$$;

-- What counts as one client: an IPv4 address, or the /64 that a subscriber with IPv6 has to himself. Null for what is no
-- address, and for the machine itself, where a proxy would make everybody one client.
create function private.client_network(p_address text) returns text
language plpgsql immutable strict set search_path = ''
as $$
declare
  address inet;
begin
  address := set_masklen(split_part(btrim(p_address), '%', 1)::inet, case when p_address like '%:%' then 128 else 32 end);
  if address <<= inet '::ffff:0:0/96' then
    address := inet '0.0.0.0' + (address - inet '::ffff:0:0');
  end if;
  if address <<= inet '127.0.0.0/8' or address = inet '::1' then
    return null;
  end if;
  return case when family(address) = 4 then host(address) else network(set_masklen(address, 64))::text end;
exception when invalid_text_representation then
  return null;
end
$$;

-- Who is calling, as a salted hash; null where the platform does not say.
create function private.client_key() returns text
language sql stable set search_path = ''
as $$
  select encode(sha256(salt || convert_to(private.client_network(private.request_header('cf-connecting-ip')), 'UTF8')), 'hex')
  from private.waitlist_salt
$$;

-- Refuses with HTTP 429 a sign-up that is too many. The answer does not depend on the address that signs up.
create function private.admit_sign_up() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_client text := private.client_key();
begin
  if v_client is not null
    and not (private.counted('client_hour', v_client, private.setting('sign_ups_per_client_hour'), '1 hour')
      and private.counted('client_day', v_client, private.setting('sign_ups_per_client_day'), '1 day'))
    -- Last, because everybody waits for this row.
    or not private.counted('everybody_hour', '', private.setting('sign_ups_per_hour'), '1 hour')
  then
    raise exception 'Too many sign-ups' using errcode = 'PT429', hint = 'too_many_requests';
  end if;
end
$$;

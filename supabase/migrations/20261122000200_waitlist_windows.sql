-- Limits per client and per network, counted in windows that a clock once wrong cannot close.

-- When the present window began: windows are whole hours or days in UTC. By the clock, not by the transaction's start, because a call
-- may have waited for the counter's row.
create function private.window_start(p_window interval) returns timestamptz
language sql volatile strict set search_path = ''
as $$
  select date_bin(p_window, clock_timestamp(), timestamptz '2000-01-01 00:00:00+00')
$$;

-- Counts one hit, unless that would be over the limit: then nothing changes and the answer is false. Any window but the present one
-- is over, one in the future too.
create or replace function private.counted(p_scope text, p_key text, p_limit integer, p_window interval) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  if p_limit < 1 then
    return false;
  end if;
  insert into private.waitlist_counters as counter (scope, key, since) values (p_scope, p_key, private.window_start(p_window))
  on conflict (scope, key) do update
  set hits = case when counter.since = private.window_start(p_window) then counter.hits + 1 else 1 end,
      since = private.window_start(p_window)
  where counter.since <> private.window_start(p_window) or counter.hits < p_limit;
  return found;
end
$$;

comment on table private.waitlist_counters is
  'Keys are keyed hashes of client addresses, of networks and of mailboxes, or empty for everybody. Kept two days at most.';

drop function private.client_key();
drop function private.client_network(text);

-- The address of a caller; null for what is no address, and for the machine itself, where a proxy would make everybody one client.
create function private.client_address(p_address text) returns inet
language plpgsql immutable strict set search_path = ''
as $$
declare
  address inet;
begin
  if octet_length(p_address) > 100 then
    return null;
  end if;
  address := set_masklen(split_part(btrim(p_address), '%', 1)::inet, case when p_address like '%:%' then 128 else 32 end);
  if address <<= inet '::ffff:0:0/96' then
    address := inet '0.0.0.0' + (address - inet '::ffff:0:0');
  end if;
  if address <<= inet '127.0.0.0/8' or address = inet '::1' then
    return null;
  end if;
  return address;
exception when invalid_text_representation then
  return null;
end
$$;

-- A hash that only this database can make, so that what is counted cannot be read back from what it is counted by.
create function private.keyed_hash(p_kind text, p_text text) returns text
language sql stable strict set search_path = ''
as $$
  select encode(sha256(salt || convert_to(p_kind || ' ' || p_text, 'UTF8')), 'hex') from private.waitlist_salt
$$;

-- One client is an IPv4 address, or the /64 that a subscriber with IPv6 has to himself.
create function private.client_key(p_address inet) returns text
language sql stable strict set search_path = ''
as $$
  select private.keyed_hash('client', case when family(p_address) = 4 then host(p_address) else network(set_masklen(p_address, 64))::text end)
$$;

-- One customer of an IPv6 provider may have a /48: 65,536 clients. Null for IPv4.
create function private.network_key(p_address inet) returns text
language sql stable strict set search_path = ''
as $$
  select private.keyed_hash('network', case when family(p_address) = 6 then network(set_masklen(p_address, 48))::text end)
$$;

insert into private.waitlist_settings (name, value, meaning) values
  ('sign_ups_per_network_day', 100,
   'Sign-ups from one IPv6 /48 in a day; more are answered 429. A twentieth of mails_per_day: a mail may follow the sign-up of the day before.');

-- Refuses with HTTP 429 a sign-up that is too many. The answer does not depend on the address that signs up.
create or replace function private.admit_sign_up() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_address inet := private.client_address(private.request_header('cf-connecting-ip'));
  v_client text := private.client_key(v_address);
  v_network text := private.network_key(v_address);
begin
  if v_client is not null
    and not (private.counted('client_hour', v_client, private.setting('sign_ups_per_client_hour'), '1 hour')
      and private.counted('client_day', v_client, private.setting('sign_ups_per_client_day'), '1 day'))
    or v_network is not null
    and not private.counted('network_day', v_network, private.setting('sign_ups_per_network_day'), '1 day')
    -- Last, because everybody waits for this row.
    or not private.counted('everybody_hour', '', private.setting('sign_ups_per_hour'), '1 hour')
  then
    raise exception 'Too many sign-ups' using errcode = 'PT429', hint = 'too_many_requests';
  end if;
end
$$;

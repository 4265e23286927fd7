-- The queue of confirmation mails. claim_mails() hands out what one request to the mail provider carries, settle_mails() says how it ended.
-- The claim's due time is its lease: the mails of a sender that dies between the two come due again, under the same idempotency key.

insert into private.waitlist_settings (name, value, meaning) values
  ('mails_per_second', 4, 'Requests to the mail provider in a second, by all senders together. Resend documents 5 for a team.'),
  ('mails_per_request', 100, 'Confirmation mails in one request when several wait: 100 is the most that Resend takes, 1 for a provider without batches.'),
  ('mails_per_day', 2000, 'Confirmation mails to everybody in a day; the rest wait.'),
  ('mails_per_domain_day', 500, 'Confirmation mails to one domain in a day, large providers excepted; the rest wait.'),
  ('mails_per_mailbox_30_days', 2, 'Confirmation mails to one mailbox in 30 days, regardless of who signs up, confirms or leaves meanwhile.'),
  ('hard_bounces_percent', 4, 'Above this share of hard bounces among the last 500 confirmation mails (at least 50) the queue pauses for an hour.');

-- Confirmation mails that wait, are under way, or failed.
create table private.waitlist_queue (
  subscription_id uuid primary key references public.waitlist_subscriptions on delete cascade,
  queued_at timestamptz not null default now(),
  due_at timestamptz not null default now(), -- Not to be tried before. While a request is under way: when its lease ends.
  is_new boolean not null default true, -- Whether it still gets its place in the queue.
  network text, -- The keyed hash of the network of the sign-up, for a day.
  network_turn bigint,
  domain text, -- The keyed hash of the domain; null for a large provider.
  domain_turn bigint,
  turn bigint, -- Its place: the later one of its turns among its network and among its domain.
  request uuid, -- The idempotency key of the request that carries it.
  requested_at timestamptz,
  is_alone boolean not null default false, -- Whether it goes alone, because a request with several was refused.
  is_in_doubt boolean not null default false, -- Whether an earlier try of this request may have been taken.
  tries integer not null default 0,
  tried_at timestamptz, -- The first try. 48 hours later the next one that fails is the last.
  failed_at timestamptz,
  failure text
);
create index waitlist_queue_turn on private.waitlist_queue (turn, queued_at) where failed_at is null;
create index waitlist_queue_due on private.waitlist_queue (due_at) where failed_at is null;
create index waitlist_queue_new on private.waitlist_queue (queued_at) where is_new and failed_at is null;
create index waitlist_queue_network on private.waitlist_queue (network, network_turn) where failed_at is null;
create index waitlist_queue_domain on private.waitlist_queue (domain, domain_turn) where failed_at is null;
create index waitlist_queue_request on private.waitlist_queue (request);

-- What all senders share.
create table private.waitlist_mailer (
  only_one boolean primary key default true check (only_one),
  turn bigint not null default 0, -- The highest turn that was served: a newcomer from elsewhere starts here.
  next_request_at timestamptz not null default now(),
  paused_until timestamptz not null default now(),
  pause_reason text,
  failures integer not null default 0, -- Requests in a row that the provider left in doubt.
  wait_seconds integer not null default 0, -- How long a mail waits now, as it was estimated at waited_at.
  waited_at timestamptz not null default now()
);
insert into private.waitlist_mailer default values;

-- When each mailbox was mailed, by its keyed hash. Kept for 30 days after the last mail, whether or not the sign-up still is.
create table private.waitlist_mailboxes (mailbox text primary key, mailed_at timestamptz[] not null);

-- The mails of the last 30 days. A time far in the future comes from a clock that was wrong, and does not count.
create function private.recent_mails(p_mailed_at timestamptz[]) returns timestamptz[] language sql stable set search_path = '' as $$
  select array(select mailed_at from unnest(p_mailed_at) as mailed_at where mailed_at > now() - interval '30 days' and mailed_at < now() + interval '1 hour')
$$;

-- What counts as one domain: the last two labels, or three below a short one (com.ar, co.uk). The owner of a domain can make as many names below it
-- as they like. Null where strangers have mailboxes: no limit for the domain. From the help pages of Google, Microsoft, Yahoo, Apple, Proton, AOL,
-- GMX, WEB.DE, Fastmail, Zoho, Yandex, Mail.ru and Tuta, and the providers of Spain and Latin America among the default domains of the mailcheck library.
create function private.domain_key(p_email text) returns text language sql stable strict set search_path = '' as $$
  select private.keyed_hash('domain', substring(host from '[^.]+\.(?:[^.]{2,3}\.[^.]{2}|[^.]+)$'))
  from split_part(p_email, '@', 2) as host
  where host <> all ('{gmail.com,googlemail.com,outlook.com,outlook.es,outlook.fr,outlook.de,outlook.it,outlook.pt,outlook.cl,outlook.com.ar,
    outlook.com.br,hotmail.com,hotmail.es,hotmail.fr,hotmail.de,hotmail.it,hotmail.co.uk,hotmail.com.ar,hotmail.com.mx,live.com,live.com.mx,
    live.com.ar,live.fr,live.co.uk,msn.com,yahoo.com,yahoo.es,yahoo.fr,yahoo.de,yahoo.it,yahoo.co.uk,yahoo.com.mx,yahoo.com.ar,yahoo.com.br,
    yahoo.com.co,ymail.com,rocketmail.com,icloud.com,me.com,mac.com,proton.me,protonmail.com,protonmail.ch,pm.me,aol.com,gmx.com,gmx.es,gmx.net,
    gmx.de,gmx.at,gmx.ch,web.de,t-online.de,fastmail.com,fastmail.fm,zoho.com,zohomail.com,zohomail.eu,yandex.com,yandex.ru,ya.ru,mail.ru,mail.com,
    tutanota.com,tuta.com,tuta.io,qq.com,163.com,126.com,naver.com,orange.fr,free.fr,laposte.net,libero.it,telefonica.net,movistar.es,orange.es,
    ono.com,terra.com,terra.es,prodigy.net.mx,uol.com.br,bol.com.br,sapo.pt,comcast.net,verizon.net,att.net,btinternet.com,sky.com}'::text[])
$$;

-- Puts a mail into the queue. One that waits already keeps its place, unless the new sign-up's is better; one that failed begins anew.
create function private.queue_mail(p_id uuid, p_email text, p_network text) returns void language sql volatile set search_path = '' as $$
  delete from private.waitlist_queue where subscription_id = p_id and failed_at is not null;
  insert into private.waitlist_queue (subscription_id, network, domain) values (p_id, p_network, private.domain_key(p_email))
  on conflict (subscription_id) do update set network = excluded.network, is_new = true
$$;

-- Gives newcomers their place: the first mail of each network and of each domain stands before the second of any.
create function private.order_queue(p_turn bigint) returns void language sql volatile set search_path = '' as $$
  with newcomers as materialized (
    select * from private.waitlist_queue where is_new and failed_at is null and due_at <= now()
    order by queued_at limit 1000 for update skip locked
  ), placed as (
    select subscription_id,
      case when network is null then p_turn else greatest(p_turn, 1 + (
        select max(waiting.network_turn) from private.waitlist_queue as waiting where waiting.network = newcomers.network and not waiting.is_new and waiting.failed_at is null
      )) + row_number() over (partition by network order by queued_at) - 1 end as network_turn,
      case when domain is null then p_turn else greatest(p_turn, 1 + (
        select max(waiting.domain_turn) from private.waitlist_queue as waiting where waiting.domain = newcomers.domain and not waiting.is_new and waiting.failed_at is null
      )) + row_number() over (partition by domain order by queued_at) - 1 end as domain_turn
    from newcomers
  )
  update private.waitlist_queue as item
  set is_new = false, network_turn = placed.network_turn, domain_turn = placed.domain_turn,
    turn = least(item.turn, greatest(placed.network_turn, placed.domain_turn))
  from placed where item.subscription_id = placed.subscription_id
$$;

-- A domain has had its mails of the day: what waits for it is spread over the next days.
create function private.park_domain(p_domain text, p_claimed uuid[]) returns void language sql volatile set search_path = '' as $$
  with waiting as (
    select subscription_id, (row_number() over (order by turn, queued_at) - 1) / greatest(private.setting('mails_per_domain_day'), 1) as days
    from private.waitlist_queue where domain = p_domain and failed_at is null and request is null and due_at <= now() and subscription_id <> all (p_claimed)
  )
  update private.waitlist_queue as item
  set is_new = true, turn = null, network_turn = null, domain_turn = null, due_at = private.window_start('1 day') + interval '1 day' * (1 + waiting.days)
  from waiting where item.subscription_id = waiting.subscription_id
$$;

-- Whether mails wait: a cheap query for callers that ask every few seconds.
create function private.mails_wait() returns boolean language sql stable set search_path = '' as $$
  select exists (select from private.waitlist_queue where failed_at is null and due_at <= now())
    or exists (select from private.waitlist_sign_ups where created_at < now() - interval '5 seconds')
$$;

-- Estimates how long a mail waits now, alike for everybody.
create function private.estimate_wait() returns integer language sql volatile set search_path = '' as $$
  select least(604800, greatest(0,
    ceil(waiting / greatest(0.001, 1.0 * private.setting('mails_per_second') * least(100, greatest(1, private.setting('mails_per_request'))))),
    extract(epoch from mailer.paused_until - clock_timestamp()),
    case when waiting > private.setting('mails_per_day') - coalesce((
      select hits from private.waitlist_counters where scope = 'mails_day' and since = private.window_start('1 day')
    ), 0) then extract(epoch from private.window_start('1 day') + interval '1 day' - clock_timestamp()) end
  ))::integer
  from private.waitlist_mailer as mailer,
    (select count(*) as waiting from private.waitlist_queue where failed_at is null and due_at <= now()) as queue
  where waiting > 0 union all select 0 limit 1
$$;

-- Step 2: brings what was signed up for an address onto the list and into the queue. Answers how many seconds a mail waits now, alike for
-- every address.
create function public.request_confirmation(p_email text) returns integer language plpgsql security definer set search_path = '' as $$
declare
  v_email text := private.normalized_email(p_email);
begin
  perform private.lock_mailbox(v_email);
  perform private.settle_sign_ups(v_email);
  return (select case when waited_at > now() - interval '1 minute' then wait_seconds else 0 end from private.waitlist_mailer);
end
$$;

-- Claims the mails of one request, next in the queue, at most as fast as mails_per_second allows. Answers {request, mails, wait_ms}: without
-- mails, wait_ms says when to ask again; null: nothing waits. What was in doubt before is claimed again with its request, and nothing else in it.
create function public.claim_mails() returns json language plpgsql security definer set search_path = '' as $$
declare
  v_mailer private.waitlist_mailer;
  v_first private.waitlist_queue;
  v_item record;
  v_request uuid;
  v_mailed timestamptz[];
  v_full text[] := '{}';
  v_ids uuid[] := '{}';
  v_mails json[] := '{}';
  v_turn bigint;
  v_confirm text; v_leave text;
  v_retry_ms integer;
begin
  select * into v_mailer from private.waitlist_mailer;
  v_retry_ms := private.ms_until(greatest(v_mailer.next_request_at, v_mailer.paused_until));
  if not private.mails_wait() and v_mailer.wait_seconds = 0 then return private.claim_answer(null); end if;
  if v_retry_ms > 0 and clock_timestamp() - v_mailer.waited_at between '0' and '5 seconds' then return private.claim_answer(v_retry_ms); end if;

  -- Somebody else may just be claiming.
  select * into v_mailer from private.waitlist_mailer for update skip locked;
  if not found then return private.claim_answer(100); end if;
  -- A clock that was ahead must not stop the mails until its time has come.
  if v_mailer.waited_at > clock_timestamp() then
    update private.waitlist_queue set due_at = now() where due_at > now() + interval '2 hours';
    update private.waitlist_mailer set next_request_at = now(), paused_until = now(), waited_at = now() - interval '5 seconds' returning * into v_mailer;
  end if;
  perform private.settle_some(100) where exists (select from private.waitlist_sign_ups where created_at < now() - interval '5 seconds');
  perform private.order_queue(v_mailer.turn);
  if v_mailer.waited_at <= clock_timestamp() - interval '5 seconds' or not private.mails_wait() then
    update private.waitlist_mailer set wait_seconds = private.estimate_wait(), waited_at = clock_timestamp();
  end if;
  v_retry_ms := private.ms_until(greatest(v_mailer.next_request_at, v_mailer.paused_until));
  if v_retry_ms > 0 then return private.claim_answer(v_retry_ms); end if;
  if private.setting('mails_per_second') < 1 then return private.claim_answer(60000); end if;

  -- The provider knows a key for a day. What is in doubt for longer goes out once more under another one.
  update private.waitlist_queue set request = null
  where request is not null and requested_at <= now() - interval '23 hours' and due_at <= now() and failed_at is null;

  select * into v_first from private.waitlist_queue where failed_at is null and turn is not null and due_at <= now() order by turn, queued_at limit 1;
  if not found then return private.claim_answer(null); end if;
  v_request := coalesce(v_first.request, gen_random_uuid());
  v_retry_ms := 100;

  for v_item in
    select item.*, person.email, person.name, person.language, person.confirmed_at, person.bounced_at
    from private.waitlist_queue as item join public.waitlist_subscriptions as person on person.id = item.subscription_id
    where item.failed_at is null and item.turn is not null and item.due_at <= now()
      and case when v_first.request is not null then item.request = v_first.request
        when v_first.is_alone then item.subscription_id = v_first.subscription_id
        else item.request is null and not item.is_alone end
    order by item.turn, item.queued_at
    limit least(100, greatest(1, private.setting('mails_per_request')))
    for update of item skip locked
  loop
    continue when v_item.domain = any (v_full) or not private.try_lock_mailbox(v_item.email);
    v_retry_ms := 0;
    if v_item.confirmed_at is not null or v_item.bounced_at is not null then
      delete from private.waitlist_queue where subscription_id = v_item.subscription_id;
      continue;
    end if;
    if v_item.request is null then
      v_mailed := private.recent_mails((select mailed_at from private.waitlist_mailboxes where mailbox = private.mailbox_key(v_item.email)));
      if cardinality(v_mailed) >= private.setting('mails_per_mailbox_30_days') then
        -- This mailbox has had its mails. One of them may not have arrived: then somebody should know.
        delete from private.waitlist_queue where subscription_id = v_item.subscription_id and not is_in_doubt;
        perform private.fail_mails(array[v_item.subscription_id], v_item.failure) where v_item.is_in_doubt;
        continue;
      elsif not private.counted('mails_day', '', private.setting('mails_per_day'), '1 day') then
        v_retry_ms := private.ms_until(private.window_start('1 day') + interval '1 day');
        exit;
      elsif v_item.domain is not null and not private.counted('domain_day', v_item.domain, private.setting('mails_per_domain_day'), '1 day') then
        update private.waitlist_counters set hits = hits - 1 where scope = 'mails_day';
        perform private.park_domain(v_item.domain, v_ids);
        v_full := v_full || v_item.domain;
        continue;
      end if;
      insert into private.waitlist_mailboxes (mailbox, mailed_at) values (private.mailbox_key(v_item.email), v_mailed || now())
      on conflict (mailbox) do update set mailed_at = excluded.mailed_at;
    end if;

    v_confirm := encode(private.random_bytes(), 'hex');
    v_leave := encode(private.random_bytes(), 'hex');
    insert into private.waitlist_tokens (hash, subscription_id, purpose, request, expires_at) values
      (private.token_hash(v_confirm), v_item.subscription_id, 'confirm', v_request, now() + interval '7 days'),
      (private.token_hash(v_leave), v_item.subscription_id, 'leave', v_request, null);
    v_ids := v_ids || v_item.subscription_id;
    v_turn := greatest(v_turn, v_item.turn);
    v_mails := v_mails || json_build_object('id', v_item.subscription_id, 'email', v_item.email, 'name', v_item.name,
      'language', v_item.language, 'confirm_token', v_confirm, 'leave_token', v_leave);
  end loop;
  if cardinality(v_ids) = 0 then return private.claim_answer(v_retry_ms); end if;

  -- Links of an earlier sign-up have expired.
  delete from private.waitlist_tokens
  where subscription_id = any (v_ids) and purpose = 'confirm' and request is distinct from v_request and expires_at <= now();
  update private.waitlist_queue
  set is_in_doubt = is_in_doubt or request is not null, request = v_request, requested_at = case when request is null then now() else requested_at end,
    due_at = now() + interval '30 seconds', tries = tries + 1, tried_at = coalesce(tried_at, now())
  where subscription_id = any (v_ids);
  update public.waitlist_subscriptions set link_expires_at = now() + interval '7 days' where id = any (v_ids);
  update private.waitlist_mailer
  set turn = greatest(turn, v_turn), next_request_at = clock_timestamp() + interval '1 second' / private.setting('mails_per_second');
  return json_build_object('request', v_request, 'mails', to_json(v_mails), 'wait_ms', 0);
end
$$;

create function private.claim_answer(p_wait_ms integer) returns json language sql immutable set search_path = '' as $$
  select json_build_object('request', null, 'mails', '[]'::json, 'wait_ms', p_wait_ms)
$$;

create function private.ms_until(p_time timestamptz) returns integer language sql volatile strict set search_path = '' as $$
  select greatest(0, ceil(extract(epoch from least(p_time - clock_timestamp(), '7 days')) * 1000))::integer
$$;

-- Takes the next request to the mail provider for another sender (the letters). Answers 0 when it may start now, else the milliseconds until then.
create function private.take_request() returns integer language plpgsql volatile set search_path = '' as $$
declare
  v_rate integer := private.setting('mails_per_second');
begin
  update private.waitlist_mailer set next_request_at = clock_timestamp() + interval '1 second' / greatest(v_rate, 1)
  where next_request_at <= clock_timestamp() and v_rate > 0;
  return case when found then 0 when v_rate = 0 then 60000 else (select greatest(1, private.ms_until(next_request_at)) from private.waitlist_mailer) end;
end
$$;

-- The last try failed: the row says so and why, and a new sign-up may begin anew.
create function private.fail_mails(p_ids uuid[], p_why text) returns void language sql volatile set search_path = '' as $$
  update private.waitlist_queue set failed_at = now(), failure = left(p_why, 200), request = null where subscription_id = any (p_ids);
  update public.waitlist_subscriptions set link_expires_at = null where id = any (p_ids) and confirmed_at is null
$$;

-- Says how a request ended. sent: the provider took it. doubt: perhaps. Certainly not taken: wait (later), alone (each by itself), refused (for
-- good), stop (as wait, until somebody has fixed the cause). p_seconds: how long nobody shall ask the provider.
create function public.settle_mails(p_request uuid, p_outcome text, p_why text default null, p_seconds integer default 0) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_ids uuid[]; v_undone uuid[] := '{}';
begin
  perform from private.waitlist_mailer for update;
  -- People before their mails, as everywhere.
  v_ids := array(select id from public.waitlist_subscriptions
    where id in (select subscription_id from private.waitlist_queue where request = p_request) order by id for update);

  if p_outcome = 'sent' then
    update public.waitlist_subscriptions set mailed_at = now() where id = any (v_ids);
    delete from private.waitlist_queue where request = p_request;
    update private.waitlist_mailer set failures = 0;
    return;
  elsif p_outcome = 'doubt' then
    update private.waitlist_mailer set failures = least(failures + 1, 10),
      paused_until = greatest(paused_until, now() + least(interval '5 minutes', interval '1 second' * 2 ^ least(failures, 10))), pause_reason = left(p_why, 200);
  else
    -- Certainly not taken now; what only had to wait may have been taken by an earlier try under the same key, which then stays.
    v_undone := array(select subscription_id from private.waitlist_queue where request = p_request and (p_outcome in ('alone', 'refused') or not is_in_doubt));
    update private.waitlist_mailboxes as known set mailed_at = array_remove(known.mailed_at, item.requested_at)
    from private.waitlist_queue as item join public.waitlist_subscriptions as person on person.id = item.subscription_id
    where item.subscription_id = any (v_undone) and known.mailbox = private.mailbox_key(person.email);
    update private.waitlist_counters set hits = greatest(0, hits - cardinality(v_undone)) where scope = 'mails_day';
    update private.waitlist_counters as counter set hits = greatest(0, hits - returned.mails)
    from (select domain, count(*) as mails from private.waitlist_queue where subscription_id = any (v_undone) group by domain) as returned
    where counter.scope = 'domain_day' and counter.key = returned.domain;
    delete from private.waitlist_tokens where request = p_request and subscription_id = any (v_undone);
    update public.waitlist_subscriptions set link_expires_at = null where id = any (v_undone);
    update private.waitlist_mailer
    set paused_until = greatest(paused_until, now() + interval '1 second' * least(greatest(p_seconds, 0), 86400)), pause_reason = left(p_why, 200)
    where p_seconds > 0;
  end if;

  update private.waitlist_queue
  set failure = left(p_why, 200), is_in_doubt = p_outcome = 'doubt' or is_in_doubt and subscription_id <> all (v_undone), is_alone = is_alone or p_outcome = 'alone',
    request = case when subscription_id = any (v_undone) then null else request end,
    due_at = case when p_outcome in ('wait', 'alone') and not is_in_doubt then now()
      else now() + least(interval '2 hours', interval '30 seconds' * 2 ^ least(tries - 1, 10)) end
  where request = p_request;
  perform private.fail_mails(array(select subscription_id from private.waitlist_queue where subscription_id = any (v_ids)
    and (p_outcome = 'refused' or p_outcome in ('doubt', 'stop') and tried_at <= now() - interval '48 hours')), p_why);
end
$$;

-- For the team: puts the mails that failed back into the queue, and answers how many.
create function private.retry_failed() returns integer language sql volatile set search_path = '' as $$
  with failed as (delete from private.waitlist_queue where failed_at is not null returning subscription_id),
    again as (insert into private.waitlist_queue (subscription_id, domain)
      select id, private.domain_key(email) from public.waitlist_subscriptions join failed on failed.subscription_id = id
      where confirmed_at is null and bounced_at is null
      on conflict (subscription_id) do nothing
      returning subscription_id)
  select count(*)::integer from again
$$;

-- The provider's events that were handled, by the hash of their ids, so that each counts once.
create table private.waitlist_events (id bytea primary key, handled_at timestamptz not null default now());

-- A mail bounced for good, or its reader complained. Answers 'paused' when confirmations now pause because of too many bounces, else 'done'.
create function public.record_mail_event(p_id text, p_kind text, p_email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_email text := private.normalized_email(p_email);
  v_id uuid;
begin
  insert into private.waitlist_events (id) values (sha256(convert_to(left(p_id, 200), 'UTF8'))) on conflict do nothing;
  if not found then return 'done'; end if;
  perform private.lock_mailbox(v_email);
  select id into v_id from public.waitlist_subscriptions where email = v_email for update;
  if p_kind = 'complaint' then
    perform private.erase_row(v_id, 'complained');
    return 'done';
  end if;
  update public.waitlist_subscriptions set bounced_at = coalesce(bounced_at, now()) where id = v_id;
  delete from private.waitlist_queue where subscription_id = v_id;

  update private.waitlist_mailer set paused_until = now() + interval '1 hour', pause_reason = 'too many hard bounces'
  where paused_until < now() + interval '30 minutes' and (
    select count(*) >= 50 and count(bounced_at) * 100 > count(*) * private.setting('hard_bounces_percent')
    from (select bounced_at from public.waitlist_subscriptions where mailed_at is not null order by mailed_at desc limit 500) as latest
  );
  return case when found then 'paused' else 'done' end;
end
$$;

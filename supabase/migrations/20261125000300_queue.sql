-- The queue of confirmation mails: who waits, in which order, and for how long.

insert into private.waitlist_settings (name, value, meaning) values
  ('mails_per_second', 4,
    'Requests to the mail provider in a second, by all senders together. Resend documents 5 for a team.'),
  ('mails_per_request', 100,
    'Mails in one request when several wait: 100 is the most that Resend takes, 1 for a provider without batches.'),
  ('mails_per_day', 2000,
    'Confirmation mails to everybody in a day; the last quarter is for networks that had none. The rest wait.'),
  ('mails_per_domain_day', 500,
    'Confirmation mails to one domain in a day, large providers excepted, and as many to networks that had none.'),
  ('mails_per_mailbox_30_days', 2,
    'Confirmation mails to one mailbox in 30 days that nobody confirmed; the next waits.'),
  ('hard_bounces_percent', 4, 'Above this share of hard bounces within a day a network, or the whole queue, pauses.');

-- Confirmation mails that wait, are under way, or failed.
create table private.waitlist_queue (
  subscription_id uuid primary key references public.waitlist_subscriptions on delete cascade,
  email text not null, -- The spelling that gets the mail.
  queued_at timestamptz not null default now(),
  due_at timestamptz not null default now(), -- Not to be tried before. Of a request under way: when its lease ends.
  is_new boolean not null default true, -- Whether it still gets its place in the queue.
  network text, -- The keyed hash of the network of the sign-up, for a day.
  network_turn bigint, -- Its place among the mails of its network.
  is_first boolean, -- Whether it is the first of its network within a day.
  domain text, -- The keyed hash of the domain; null for a large provider.
  domain_turn bigint, -- Its place among the mails of its network to its domain.
  is_domain_first boolean, -- Whether it is the first of its network to its domain within a day.
  part uuid, -- A request with several was not taken: these mails of it go together, and with no others.
  request uuid, -- The idempotency key of the request that carries it.
  requested_at timestamptz,
  in_request integer, -- How many mails the request was claimed with.
  is_counted boolean not null default false, -- Whether it has its place among the mails of the day.
  is_in_doubt boolean not null default false, -- Whether an earlier try of this request may have been taken.
  tries integer not null default 0,
  tried_at timestamptz, -- The first try. A try in doubt that fails 48 hours later is the last.
  failed_at timestamptz,
  failure text
);
create index waitlist_queue_new on private.waitlist_queue (queued_at) where is_new and failed_at is null;
create index waitlist_queue_due on private.waitlist_queue (due_at) where failed_at is null;
create index waitlist_queue_network on private.waitlist_queue (network, network_turn)
  where failed_at is null and not is_new;
create index waitlist_queue_domain on private.waitlist_queue (domain, network, domain_turn)
  where failed_at is null and not is_new;
create index waitlist_queue_domain_first on private.waitlist_queue (domain)
  where failed_at is null and request is null and is_domain_first;
create index waitlist_queue_ready on private.waitlist_queue (domain, network_turn, queued_at)
  where failed_at is null and request is null and part is null;
create index waitlist_queue_ready_domain on private.waitlist_queue (domain, domain_turn, queued_at)
  where failed_at is null and request is null and part is null;
create index waitlist_queue_request on private.waitlist_queue (request);
create index waitlist_queue_part on private.waitlist_queue (part) where failed_at is null and part is not null;

-- What all senders share.
create table private.waitlist_mailer (
  only_one boolean primary key default true check (only_one),
  turn bigint not null default 0, -- The highest turn that was served: a newcomer from elsewhere starts here.
  is_part_next boolean not null default false, -- Parts of a refused request and other mails take turns.
  next_request_at timestamptz not null default now(),
  paused_until timestamptz not null default now(),
  pause_reason text,
  failures integer not null default 0, -- Requests in a row that the provider left in doubt.
  wait_seconds integer not null default 0, -- How long a newcomer's mail waits now, as it was estimated at waited_at.
  waited_at timestamptz not null default now()
);
insert into private.waitlist_mailer default values;

-- What a domain, by its keyed hash, got of a day, and its places in the queue.
create table private.waitlist_domains (
  domain text primary key,
  day timestamptz not null default private.window_start('1 day'),
  mails integer not null default 0,
  firsts integer not null default 0, -- Those of them that were the first of their network.
  turn bigint not null default 0, -- The highest domain_turn that was served.
  slot bigint not null default 0 -- The place of its next mail among those of everybody.
);

-- The confirmation mails that the provider took, by keyed hashes; kept for 30 days. Without a mailbox once somebody
-- confirmed, without a network and domain after a day.
create table private.waitlist_mailed (
  id bigint generated always as identity primary key,
  mailbox text,
  spelling text,
  network text,
  domain text,
  mailed_at timestamptz not null default now(),
  bounced_at timestamptz
);
create index waitlist_mailed_mailbox on private.waitlist_mailed (mailbox);
create index waitlist_mailed_network on private.waitlist_mailed (network, domain);
create index waitlist_mailed_at on private.waitlist_mailed (mailed_at);
create index waitlist_mailed_bounced on private.waitlist_mailed (bounced_at) where bounced_at is not null;

create function private.spelling_key(p_email text) returns text
language sql stable strict set search_path = '' as $$ select private.keyed_hash('spelling', p_email) $$;

-- When a mailbox may get its next confirmation mail. Of those that nobody confirmed it gets so many in 30 days; a
-- spelling that got none is not held up by mails to other spellings, but for the same number in seven days.
create function private.next_mail_at(p_email text) returns timestamptz
language sql stable set search_path = '' as $$
  with recent as (
    select mailed_at, spelling = (select private.spelling_key(p_email)) as is_same from private.waitlist_mailed
    where mailbox = (select private.mailbox_key(p_email))
      and mailed_at > now() - interval '30 days'
      -- A time far in the future comes from a clock that was wrong.
      and mailed_at < now() + interval '1 hour'
  ), rule as (
    select case
      when exists (select from recent where is_same) then interval '30 days'
      else interval '7 days'
    end as pause
  )
  select greatest(now(), (
    select mailed_at + pause from recent order by mailed_at desc
    offset greatest(1, private.setting('mails_per_mailbox_30_days')) - 1 limit 1
  )) from rule
$$;

-- Counts mails of the queue as taken by the provider.
create function private.count_mails(p_ids uuid[]) returns void language sql volatile set search_path = '' as $$
  insert into private.waitlist_mailed (mailbox, spelling, network, domain)
  select private.mailbox_key(email), private.spelling_key(email), network, domain
  from private.waitlist_queue where subscription_id = any (p_ids)
$$;

-- Lets mails that failed begin anew, and answers how many.
create function private.renew_mails(p_ids uuid[]) returns bigint language sql volatile set search_path = '' as $$
  with renewed as (
    update private.waitlist_queue
    set queued_at = now(), due_at = now(), is_new = true, network_turn = null, domain_turn = null, request = null,
      is_counted = false, is_in_doubt = false, tries = 0, tried_at = null, failed_at = null, failure = null
    where subscription_id = any (p_ids) and failed_at is not null
    returning subscription_id
  )
  select count(*) from renewed
$$;

-- Puts a mail into the queue. One that waits already keeps its place, unless the new sign-up's is better; one that
-- failed begins anew, and alone if it was refused.
create function private.queue_mail(p_id uuid, p_email text, p_network text, p_due_at timestamptz) returns void
language sql volatile set search_path = '' as $$
  select private.renew_mails(array[p_id]);
  insert into private.waitlist_queue (subscription_id, email, network, domain, due_at)
  values (p_id, p_email, p_network, private.domain_key(p_email), p_due_at)
  on conflict (subscription_id) do update
  set email = excluded.email, network = excluded.network, domain = excluded.domain, due_at = excluded.due_at,
    is_new = true
$$;

-- For the team: puts the mails that failed back into the queue, tries to settle what was set aside, and answers how
-- many.
create function private.retry_failed() returns integer language plpgsql volatile set search_path = '' as $$
declare
  v_renewed integer := private.renew_mails(array(
    select subscription_id from private.waitlist_queue where failed_at is not null
  ));
  v_settled integer;
begin
  update private.waitlist_sign_ups set failed_at = null, failure = null where failed_at is not null;
  get diagnostics v_settled = row_count;
  return v_renewed + v_settled;
end
$$;

-- Gives newcomers their place. The first mail of each network stands before the second of any, and to each domain the
-- first of each network before the second of any.
create function private.order_queue(p_turn bigint) returns void language plpgsql volatile set search_path = '' as $$
begin
  insert into private.waitlist_domains (domain)
  select distinct domain from private.waitlist_queue
  where is_new and failed_at is null and due_at <= now() and domain is not null
  on conflict do nothing;

  with newcomers as materialized (
    select subscription_id, network, domain, queued_at from private.waitlist_queue
    where is_new and failed_at is null and due_at <= now()
    order by queued_at limit 1000 for update skip locked
  ), numbered as (
    select newcomers.*,
      row_number() over (partition by network order by queued_at) as nth,
      row_number() over (partition by network, domain order by queued_at) as domain_nth
    from newcomers
  ), placed as (
    select numbered.*, known.turn as served, network_last, domain_last,
      exists (
        select from private.waitlist_mailed as mailed
        where mailed.network = numbered.network and mailed_at > now() - interval '1 day'
      ) as network_had,
      exists (
        select from private.waitlist_mailed as mailed
        where mailed.network = numbered.network and mailed.domain = numbered.domain
          and mailed_at > now() - interval '1 day'
      ) as domain_had
    from numbered
      left join private.waitlist_domains as known on known.domain = numbered.domain,
      lateral (
        select max(waiting.network_turn) as network_last from private.waitlist_queue as waiting
        where waiting.network = numbered.network and not is_new and failed_at is null
      ) as in_network,
      lateral (
        select max(waiting.domain_turn) as domain_last from private.waitlist_queue as waiting
        where waiting.domain = numbered.domain and waiting.network = numbered.network
          and not is_new and failed_at is null
      ) as in_domain
  )
  update private.waitlist_queue as item
  set is_new = false,
    -- Without a known address nobody's turn depends on that of others.
    network_turn = least(item.network_turn, case when placed.network is null then p_turn
      else greatest(p_turn, network_last + 1) + nth - 1 end),
    domain_turn = least(item.domain_turn, case when placed.network is null then served
      else greatest(served, domain_last + 1) + domain_nth - 1 end),
    is_first = placed.network is null or nth = 1 and network_last is null and not network_had,
    is_domain_first = placed.network is null or domain_nth = 1 and domain_last is null and not domain_had
  from placed where item.subscription_id = placed.subscription_id;
end
$$;

-- Networks that pause: three or more of their mails of a day bounced for good, above the allowed share, the last of
-- them within the last hour.
create function private.paused_networks() returns text[] language sql stable set search_path = '' as $$
  select coalesce(array_agg(network), '{}') from (
    select network from private.waitlist_mailed
    where mailed_at > now() - interval '1 day' and network in (
      select network from private.waitlist_mailed where bounced_at > now() - interval '1 hour'
    )
    group by network
    having count(bounced_at) >= 3 and count(bounced_at) * 100 > count(*) * private.setting('hard_bounces_percent')
  ) as paused
$$;

-- How many mails everybody got today.
create function private.mails_today() returns integer language sql stable set search_path = '' as $$
  select coalesce((
    select hits from private.waitlist_counters where scope = 'mails_day' and since = private.window_start('1 day')
  ), 0)
$$;

-- How many mails a day may bring to whoever it is, or to those only whose network had one already.
create function private.day_limit(p_is_first boolean) returns integer language sql stable set search_path = '' as $$
  select case when p_is_first then value else ceil(value * 0.75) end::integer
  from private.waitlist_settings where name = 'mails_per_day'
$$;

-- The next mails in the queue, in their order. A domain's mails stand in its places, one after the other.
create function private.next_mails(p_turn bigint, p_limit integer) returns table (subscription_id uuid, place bigint)
language sql volatile set search_path = '' as $$
  with today as (
    select private.mails_today() < private.day_limit(false) as is_open, private.window_start('1 day') as day,
      private.setting('mails_per_domain_day') as domain_limit, private.paused_networks() as paused
  ), known as (
    select domain, greatest(slot, p_turn) as slot,
      case when known.day = today.day then mails else 0 end < domain_limit as is_open,
      case when known.day = today.day then firsts else 0 end < domain_limit as is_open_for_firsts
    from private.waitlist_domains as known, today
  ), candidates as (
    (
      select item.subscription_id, network_turn as place, queued_at
      from private.waitlist_queue as item, today
      where domain is null
        and failed_at is null and request is null and part is null and network_turn is not null and due_at <= now()
        and (is_first or today.is_open)
        and (network = any (today.paused)) is not true
      order by network_turn, queued_at limit p_limit
    )
    union all
    select item.subscription_id, greatest(network_turn, known.slot + nth - 1), queued_at
    from today, known, lateral (
      select waiting.subscription_id, network_turn, queued_at,
        row_number() over (order by domain_turn, queued_at) as nth
      from private.waitlist_queue as waiting
      where waiting.domain = known.domain
        and failed_at is null and request is null and part is null and network_turn is not null and due_at <= now()
        and (is_first or today.is_open)
        and (known.is_open or is_domain_first)
        and (network = any (today.paused)) is not true
      order by domain_turn, queued_at limit p_limit
    ) as item
    where known.is_open or known.is_open_for_firsts
  )
  select candidates.subscription_id, place from candidates order by place, queued_at limit p_limit
$$;

-- Takes a mail's place among those of the day, of everybody and of its domain; false when there is none.
create function private.take_place(p_item private.waitlist_queue, p_turn bigint) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_limit integer := private.setting('mails_per_domain_day');
  v_day timestamptz := private.window_start('1 day');
begin
  if not private.counted('mails_day', '', private.day_limit(p_item.is_first), '1 day') then return false; end if;
  if p_item.domain is null then return true; end if;
  update private.waitlist_domains
  set day = v_day,
    mails = case when day = v_day then mails else 0 end + 1,
    firsts = case when day = v_day then firsts else 0 end + p_item.is_domain_first::integer,
    turn = greatest(turn, p_item.domain_turn),
    slot = greatest(slot, p_turn) + 1
  where domain = p_item.domain
    and v_limit > 0
    and (day <> v_day or mails < v_limit or p_item.is_domain_first and firsts < v_limit);
  if found then return true; end if;
  update private.waitlist_counters set hits = hits - 1 where scope = 'mails_day';
  return false;
end
$$;

-- Whether mails wait: a cheap query for callers that ask every few seconds. What a clock wrote that was ahead waits,
-- too.
create function private.mails_wait() returns boolean language sql stable set search_path = '' as $$
  select exists (select from private.waitlist_queue where failed_at is null and due_at <= now())
    or exists (
      select from private.waitlist_sign_ups
      where failed_at is null and not created_at between now() - interval '5 seconds' and now() + interval '1 minute'
    )
    or exists (select from private.waitlist_mailer where waited_at > now() + interval '1 minute')
$$;

-- Estimates how long the mail of a newcomer from an unseen network waits now: behind the first of each other network.
create function private.estimate_wait() returns integer language sql volatile set search_path = '' as $$
  select least(604800, greatest(0,
    ceil(ahead / greatest(0.001,
      1.0 * private.setting('mails_per_second') * least(100, greatest(1, private.setting('mails_per_request')))
    )),
    extract(epoch from mailer.paused_until - clock_timestamp()),
    case when ahead > private.setting('mails_per_day') - private.mails_today()
      then extract(epoch from private.window_start('1 day') + interval '1 day' - clock_timestamp())
    end
  ))::integer
  from private.waitlist_mailer as mailer, (
    select count(*) as waiting, count(distinct network) + count(*) filter (where network is null) as ahead
    from private.waitlist_queue where failed_at is null and due_at <= now()
  ) as queue
  where waiting > 0
  union all select 0 limit 1
$$;

-- The same for the newcomer's domain, alike for everybody who has an address there.
create function private.domain_wait(p_domain text) returns integer
language sql volatile strict set search_path = '' as $$
  select case when ahead < allowed - today then 0 else least(604800,
      extract(epoch from private.window_start('1 day') + interval '1 day' - clock_timestamp())
      + 86400 * floor(greatest(0, ahead - greatest(0, allowed - today)) / greatest(1, allowed))
    ) end::integer
  from (select private.setting('mails_per_domain_day') as allowed) as setting, (
    select coalesce(sum(firsts), 0) as today from private.waitlist_domains
    where domain = p_domain and day = private.window_start('1 day')
  ) as mailed, (
    select count(*) as ahead from private.waitlist_queue
    where domain = p_domain and failed_at is null and request is null and is_domain_first
  ) as waiting
$$;

-- Step 2: brings what was signed up for an address onto the list and into the queue. Answers how many seconds a
-- newcomer's mail to this domain waits now, alike for every address of the domain, listed or not.
create function public.request_confirmation(p_email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_email text := private.normalized_email(p_email);
  v_wait integer := coalesce(private.domain_wait(private.domain_key(v_email)), 0);
begin
  perform private.lock_mailbox(v_email);
  perform private.settle_sign_ups(v_email);
  return greatest(v_wait, (
    select wait_seconds from private.waitlist_mailer where waited_at > now() - interval '1 minute'
  ));
end
$$;

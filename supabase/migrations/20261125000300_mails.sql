-- Mails: one row each, confirmation and letter alike, that never changes but for its state. What is true of a mailbox, a
-- network or a day is counted from these rows. This file says whose mail is due, and in which order.

insert into private.waitlist_settings (name, value, meaning) values
  ('mails_per_second', 4, 'Requests to the mail provider in a second. Resend documents 5 for a team.'),
  ('mails_per_request', 100,
    'Mails in one request when several wait: 100 is the most that Resend takes, 1 for a provider without batches.'),
  ('mails_per_day', 2000,
    'Confirmation mails to everybody in a day; the last quarter is for networks that had none. The rest wait.'),
  ('mails_per_domain_day', 500,
    'Confirmation mails to one domain in a day, large providers excepted, and as many to networks that had none.'),
  ('mails_per_mailbox_30_days', 2,
    'Confirmation mails to one spelling in 30 days, and to one mailbox in 7, that nobody confirmed; the next waits.'),
  ('hard_bounces_percent', 4, 'Above this share of hard bounces within a day a network, or the whole queue, pauses.');

create table private.mails (
  id uuid primary key default gen_random_uuid(), -- Also the idempotency key of a request that carries it alone.
  kind text not null default 'confirmation', -- Or the name of a letter, or 'sample ' and that.
  person_id uuid references public.waitlist_subscriptions, -- Null once erased, and of a sample to somebody else.
  sign_up_id bigint references private.waitlist_sign_ups on delete set null, -- What its link confirms.
  email text, -- The address as it was typed; null once erased.
  language text not null check (language in ('es', 'en')),
  mailbox text, -- Keyed hashes, by which mails are counted.
  spelling text,
  is_plain boolean, -- Whether the address has no +tag.
  network text, -- For a day.
  domain text, -- Null for a provider of mailboxes.
  queued_at timestamptz not null default now(),
  -- Not to be tried before. Of one that is claimed: when to ask again.
  due_at timestamptz not null default now(),
  turn bigint, -- Its place in the queue, once it is due.
  is_alone boolean not null default false, -- Whether it must go in a request of its own.
  state text not null default 'waiting' check (state in ('waiting', 'claimed', 'taken', 'failed', 'doubt')),
  request uuid, -- The idempotency key of the request that carries it.
  sent_at timestamptz, -- When that request was first made.
  tries integer not null default 0,
  doubt_since timestamptz, -- Since when the provider may have taken it.
  failure text, -- Why it failed, or was not taken last time.
  provider_id text,
  ended_at timestamptz, -- When it was taken, failed, or was given up in doubt.
  event text check (event in ('bounced', 'confirmed', 'left')),
  event_at timestamptz
);
create index mails_new on private.mails (due_at) where state = 'waiting' and turn is null;
create index mails_next on private.mails ((kind <> 'confirmation'), is_alone, turn, queued_at)
  where state = 'waiting' and turn is not null;
create index mails_turn on private.mails (network, turn) where state = 'waiting' and turn is not null;
create index mails_due on private.mails (due_at) where state in ('waiting', 'claimed');
create index mails_claimed on private.mails (due_at) where state = 'claimed';
create index mails_request on private.mails (request) where request is not null;
create index mails_failed on private.mails (kind) where state in ('failed', 'doubt');
create index mails_person on private.mails (person_id);
create index mails_sign_up on private.mails (sign_up_id) where sign_up_id is not null;
create index mails_provider_id on private.mails (provider_id) where provider_id is not null;
create index mails_mailbox on private.mails (mailbox, queued_at);
create index mails_network on private.mails (network, sent_at) where network is not null;
create index mails_domain on private.mails (domain, sent_at) where domain is not null;
create index mails_sent on private.mails (sent_at) where kind = 'confirmation' and sent_at is not null;
create index mails_ended on private.mails (ended_at) where ended_at is not null;
create unique index mails_letter on private.mails (person_id, kind)
  where kind <> 'confirmation' and kind not like 'sample %';

create function private.spelling_key(p_email text) returns text
language sql stable strict set search_path = '' as $$ select private.keyed_hash('spelling', p_email) $$;

create function private.is_plain(p_email text) returns boolean
language sql immutable strict set search_path = '' as $$ select split_part(p_email, '@', 1) not like '%+%' $$;

create function private.set_mail_keys() returns trigger language plpgsql set search_path = '' as $$
begin
  new.mailbox := private.mailbox_key(new.email);
  new.spelling := private.spelling_key(new.email);
  new.is_plain := private.is_plain(new.email);
  return new;
end
$$;
create trigger mail_keys before insert on private.mails for each row execute function private.set_mail_keys();

-- What all senders share.
create table private.waitlist_mailer (
  only_one boolean primary key default true check (only_one),
  turn bigint not null default 0, -- The highest turn that was served: a newcomer from elsewhere starts here.
  next_request_at timestamptz not null default now(),
  paused_until timestamptz not null default now(),
  pause_reason text,
  wait_seconds integer not null default 0, -- How long a newcomer's mail waits now, as it was estimated at waited_at.
  waited_at timestamptz not null default now()
);
insert into private.waitlist_mailer default values;

-- When what a person looks for happened last, with the reason of the last error. 'failing': since when the mail
-- provider has taken nothing that it was asked for.
create table private.waitlist_latest (
  event text primary key check (event in ('taken', 'failing', 'error', 'purge')),
  at timestamptz not null default now(),
  why text
);
insert into private.waitlist_latest (event) values ('purge');

create function private.note_event(p_event text, p_why text default null) returns void
language sql volatile set search_path = '' as $$
  insert into private.waitlist_latest (event, at, why) values (p_event, clock_timestamp(), left(p_why, 200))
  on conflict (event) do update set at = excluded.at, why = excluded.why
$$;

-- When an address may get its next confirmation mail. Those that nobody confirmed count, bounces do not: of one spelling
-- so many in 30 days, of its mailbox as many in seven. The plain spelling, which had none, waits for no tagged one. Who
-- left is mailed once more in 30 days.
create function private.next_mail_at(p_mailbox text, p_spelling text, p_is_plain boolean) returns timestamptz
language sql stable set search_path = '' as $$
  -- Materialized, so that a table that was never analysed is not read by its times.
  with of_mailbox as materialized (
    select * from private.mails where mailbox = p_mailbox
  ), recent as (
    select sent_at, spelling = p_spelling as is_same, bool_or(is_plain) over () as has_plain,
      min(case event when 'left' then event_at end) over () as left_at
    from of_mailbox
    where kind = 'confirmation' and state in ('claimed', 'taken') and (event is null or event = 'left')
      -- A time far in the future comes from a clock that was wrong.
      and sent_at between now() - interval '30 days' and now() + interval '1 hour'
  )
  select greatest(now(),
    (select max(sent_at) + interval '30 days' from recent where sent_at > left_at),
    (select sent_at + interval '30 days' from recent where left_at is null and is_same
      order by sent_at desc offset others limit 1),
    (select sent_at + interval '7 days' from recent where left_at is null and (has_plain or not p_is_plain)
      order by sent_at desc offset others limit 1))
  from (select greatest(0, private.setting('mails_per_mailbox_30_days') - 1) as others) as rule
$$;

-- Lets mails in this state ('failed' or 'doubt') begin anew, and answers how many. Whom a mail bounced gets no letter.
create function private.renew_mails(p_state text, p_kind text default null) returns bigint
language sql volatile set search_path = '' as $$
  with renewed as (
    update private.mails
    set state = 'waiting', due_at = now(), turn = case when kind <> 'confirmation' then 0 end, request = null,
      sent_at = null, tries = 0, doubt_since = null, ended_at = null
    where state = p_state and email is not null and kind = coalesce(p_kind, kind) and event is null
    returning id
  )
  select count(*) from renewed
$$;

-- For the team: puts the mails that failed back into the queue, tries to settle what was set aside, and answers how
-- many.
create function private.retry_failed() returns integer language sql volatile set search_path = '' as $$
  with again as (
    update private.waitlist_sign_ups set failed_at = null, failure = null where failed_at is not null returning id
  )
  select (private.renew_mails('failed') + (select count(*) from again))::integer
$$;

-- Gives mails that have come due their turn: a network's first mail gets the turn that is served now, each further one
-- the next. So the first mail of each network stands before the second of any. As many as a claim looks at: each costs
-- an entry in every index.
create function private.give_turns(p_turn bigint) returns void language sql volatile set search_path = '' as $$
  with newcomers as materialized (
    select id, network, row_number() over (partition by network order by queued_at) - 1 as others
    from (
      select * from private.mails
      where state = 'waiting' and turn is null and due_at <= now() order by due_at limit 300 for update skip locked
    ) as due
  ), known as materialized (
    select network, (
      select max(turn) from private.mails as mail
      where mail.network = newcomers.network and state = 'waiting' and turn is not null
    ) as last
    from newcomers where others = 0
  )
  update private.mails as mail
  -- Without a known address nobody's turn depends on that of others.
  set turn = case when newcomers.network is null then p_turn else greatest(p_turn, known.last + 1) + others end
  from newcomers left join known using (network)
  where mail.id = newcomers.id
$$;

-- The day in UTC, by whose mails the limits of a day count.
create function private.today() returns timestamptz
language sql volatile set search_path = '' as $$ select private.window_start('1 day') $$;

create function private.mails_today() returns integer language sql stable set search_path = '' as $$
  select count(*)::integer from private.mails where kind = 'confirmation' and sent_at >= (select private.today())
$$;

-- When a mail whose turn it is may go: now, when its mailbox may get one, on the next day when its share of this one is
-- used up, or an hour after the last of three or more hard bounces within a day of its network, above the share.
create function private.may_go_at(p_mail private.mails, p_today integer) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(
    private.next_mail_at(p_mail.mailbox, p_mail.spelling, p_mail.is_plain),
    case when p_today >= ceil(0.75 * private.setting('mails_per_day')) and of_network.mails > 0 then tomorrow end,
    case when of_domain.mails >= allowed * case when of_domain.of_network > 0 then 1 else 2 end then tomorrow end,
    case when bounces >= 3 and bounces * 100 > of_day * private.setting('hard_bounces_percent')
      then bounced_at + interval '1 hour' end
  )
  from (
    select private.today() as today, private.today() + interval '1 day' as tomorrow,
      private.setting('mails_per_domain_day') as allowed
  ) as day, lateral (
    select count(*) filter (where sent_at >= today) as mails, count(*) as of_day,
      count(*) filter (where event = 'bounced') as bounces, max(event_at) filter (where event = 'bounced') as bounced_at
    from private.mails where network = p_mail.network and sent_at > now() - interval '1 day'
  ) as of_network, lateral (
    select count(*) as mails, count(*) filter (where network = p_mail.network) as of_network
    from private.mails where domain = p_mail.domain and sent_at >= today
  ) as of_domain
$$;

-- Whether mails wait: a cheap query for callers that ask every few seconds. What a clock wrote that was ahead waits,
-- too.
create function private.mails_wait() returns boolean language sql stable set search_path = '' as $$
  select exists (select from private.mails where state in ('waiting', 'claimed') and due_at <= now())
    or exists (select from private.unsettled where is_left)
    or exists (select from private.waitlist_mailer where waited_at > now() + interval '1 minute')
$$;

-- Seconds that a newcomer waits behind so many mails, of which so many may still go today.
create function private.wait_behind(p_ahead bigint, p_room integer, p_a_day integer) returns integer
language sql volatile set search_path = '' as $$
  select case when p_ahead < p_room then 0 else least(604800,
      extract(epoch from private.today() + interval '1 day' - clock_timestamp())
      + 86400 * floor((p_ahead - greatest(0, p_room)) / greatest(1, p_a_day))) end::integer
$$;

-- Estimates how long the mail of a newcomer from an unseen network waits now: behind those whose turn it is.
create function private.estimate_wait() returns integer language sql volatile set search_path = '' as $$
  select case when ahead > 0 then greatest(
      ceil(ahead / greatest(0.001,
        1.0 * private.setting('mails_per_second') * least(100, greatest(1, private.setting('mails_per_request'))))),
      extract(epoch from paused_until - clock_timestamp()),
      private.wait_behind(ahead, a_day - private.mails_today(), a_day)
    ) else 0 end::integer
  from (select private.setting('mails_per_day') as a_day) as day, private.waitlist_mailer as mailer, lateral (
    select count(*) as ahead from private.mails
    where kind = 'confirmation' and state in ('waiting', 'claimed') and due_at <= now()
      and (turn is null or turn <= mailer.turn)
  ) as queue
$$;

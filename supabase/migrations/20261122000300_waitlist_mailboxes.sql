-- Mails are counted by mailbox, not by address or row: ada+1@… is Ada, and leaving or being purged forgets no mail.

-- Where mail to an address arrives: without the +tag, and at Gmail without dots.
create function private.mailbox(p_email text) returns text
language sql immutable strict set search_path = ''
as $$
  select case when host in ('gmail.com', 'googlemail.com') then replace(owner, '.', '') || '@gmail.com' else owner || '@' || host end
  from (select
    split_part(p_email, '@', 2) as host,
    coalesce(nullif(split_part(split_part(p_email, '@', 1), '+', 1), ''), split_part(p_email, '@', 1)) as owner
  ) as parts
$$;

create function private.mailbox_key(p_email text) returns text
language sql stable strict set search_path = ''
as $$
  select private.keyed_hash('mailbox', private.mailbox(p_email))
$$;

create table private.waitlist_mailboxes (
  mailbox text primary key,
  mailed_at timestamptz[] not null
);

comment on table private.waitlist_mailboxes is
  'When each mailbox was mailed, by its keyed hash. Kept for 30 days after the last mail, whether or not the sign-up still is.';

-- The mails of the last 30 days. A time far in the future comes from a clock that was wrong, and does not count.
create function private.recent_mails(p_mailed_at timestamptz[]) returns timestamptz[]
language sql stable set search_path = ''
as $$
  select array(select mailed_at from unnest(p_mailed_at) as mailed_at where mailed_at > now() - interval '30 days' and mailed_at < now() + interval '1 hour')
$$;

-- Whoever works on somebody's sign-ups, row, counters or mails holds this lock, so that these can be taken in any order.
create function private.lock_mailbox(p_email text) returns void
language sql volatile strict set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended(private.mailbox_key(p_email), 0))
$$;

-- For work that can wait until another time; false when somebody else holds the lock.
create function private.try_lock_mailbox(p_email text) returns boolean
language sql volatile strict set search_path = ''
as $$
  select pg_try_advisory_xact_lock(hashtextextended(private.mailbox_key(p_email), 0))
$$;

-- Earlier releases kept the time of the last mail only; the one before it counts as just as late.
insert into private.waitlist_mailboxes (mailbox, mailed_at)
select private.mailbox_key(email), array_agg(confirmation_sent_at)
from public.waitlist_subscriptions, generate_series(1, greatest(mails, 1))
where confirmation_sent_at is not null
group by 1;

alter table public.waitlist_subscriptions drop column mails;

delete from private.waitlist_counters where scope in ('address_day', 'tries_day');

update private.waitlist_settings set name = 'sign_ups_per_mailbox_day',
  meaning = 'Sign-ups of one mailbox in a day that may change what is stored; more get the usual answer.'
where name = 'sign_ups_per_address_day';
update private.waitlist_settings set name = 'mails_per_mailbox_30_days',
  meaning = 'Mails to one mailbox in 30 days, whoever signs up, confirms or leaves meanwhile; refused ones do not count.'
where name = 'mails_per_address';
update private.waitlist_settings set name = 'mail_tries_per_mailbox_day',
  meaning = 'Tries in a day to send one mailbox its mail, refused ones included.'
where name = 'mail_tries_per_address_day';

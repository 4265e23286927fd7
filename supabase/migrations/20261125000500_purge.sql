-- Retention, scheduled jobs, statistics for the team, and permissions.

insert into private.waitlist_settings (name, value, meaning) values
  ('days_unconfirmed', 30,
    'Days after a sign-up, or after its last mail, at which it is erased if nobody confirmed it.'),
  ('days_after_opening', 30, 'Days after the opening letter at which a person is erased.');

-- Who is to be erased now, and why: who did not confirm; who got the opening letter; and, so many days after the last
-- mail of that letter, who was to get it and did not, because a mail to them bounced, was refused or is in doubt.
create function private.due_erasures(p_limit integer) returns table (id uuid, email text, reason text)
language sql stable set search_path = '' as $$
  (
    select person.id, person.email, case when mailed_at is null then 'unmailed' else 'unconfirmed' end
    from public.waitlist_subscriptions as person
    where confirmed_at is null
      and created_at < now() - interval '1 day' * private.setting('days_unconfirmed')
      and greatest(created_at, mailed_at) < now() - interval '1 day' * private.setting('days_unconfirmed')
    order by created_at limit p_limit
  )
  union all
  (
    select person.id, person.email, 'letter'
    from private.waitlist_letters as letter, public.waitlist_subscriptions as person
      left join private.waitlist_letter_mails as mail on mail.subscription_id = person.id and mail.letter = 'opening'
    where letter.letter = 'opening'
      and person.confirmed_at is not null
      and (mail.subscription_id is not null or person.bounced_at is not null)
      and coalesce(mail.sent_at, letter.last_claimed_at) < now() - interval '1 day' * private.setting('days_after_opening')
    limit p_limit
  )
$$;

-- Erases so many people who are due at most, and answers how many.
create function private.erase_due(p_limit integer) returns integer language plpgsql volatile set search_path = '' as $$
declare
  v_person record;
  v_done integer := 0;
begin
  for v_person in select * from private.due_erasures(p_limit) loop
    if private.try_lock_mailbox(v_person.email) then
      -- Somebody may just have confirmed.
      perform from public.waitlist_subscriptions
      where id = v_person.id and (confirmed_at is null or v_person.reason = 'letter') for update skip locked;
      if found and private.erase_row(v_person.id, v_person.reason) then
        v_done := v_done + 1;
      end if;
    end if;
  end loop;
  return v_done;
end
$$;

-- Deletes so many rows of each kind that are due at most, and answers how many. The hashes of clients go after two days
-- at most, those of a mailbox 30 days after its last mail, proofs of an erasure after three years.
create function private.delete_due(p_limit integer) returns integer language plpgsql volatile set search_path = '' as $$
declare
  v_done integer := 0;
  v_count integer;
  v_statement text;
begin
  foreach v_statement in array array[
    $sql$ update private.waitlist_queue set network = null where subscription_id in (
      select subscription_id from private.waitlist_queue
      where network is not null and queued_at < now() - interval '1 day' limit $1 for update skip locked) $sql$,
    $sql$ update private.waitlist_mailed set network = null, domain = null where id in (
      select id from private.waitlist_mailed
      where network is not null and mailed_at < now() - interval '1 day' limit $1 for update skip locked) $sql$,
    $sql$ delete from private.waitlist_mailed where id in (
      select id from private.waitlist_mailed
      where mailed_at < now() - interval '30 days' limit $1 for update skip locked) $sql$,
    $sql$ delete from private.waitlist_events where id in (
      select id from private.waitlist_events
      where handled_at < now() - interval '3 days' limit $1 for update skip locked) $sql$,
    $sql$ delete from private.waitlist_counters where (scope, key) in (
      select scope, key from private.waitlist_counters
      where since < now() - interval '1 day' or since > now() + interval '1 day' limit $1 for update skip locked) $sql$,
    $sql$ delete from private.waitlist_domains where domain in (
      select domain from private.waitlist_domains as known
      where day < now() - interval '1 day'
        and not exists (select from private.waitlist_queue as item where item.domain = known.domain)
      limit $1 for update skip locked) $sql$,
    $sql$ delete from private.waitlist_tokens where hash in (
      select hash from private.waitlist_tokens
      where purpose = 'confirm' and used_at is null and expires_at <= now() limit $1 for update skip locked) $sql$,
    $sql$ delete from private.waitlist_sign_ups where id in (
      select id from private.waitlist_sign_ups
      where failed_at < now() - interval '1 day' * private.setting('days_unconfirmed')
      limit $1 for update skip locked) $sql$,
    $sql$ delete from private.waitlist_erasures where subscription_id in (
      select subscription_id from private.waitlist_erasures
      where erased_at < now() - interval '3 years' limit $1) $sql$
  ] loop
    execute v_statement using p_limit;
    get diagnostics v_count = row_count;
    v_done := v_done + v_count;
  end loop;
  return v_done;
end
$$;

-- Settles sign-ups whose mail nobody asked for, then erases and deletes what is due, however much, in steps until so
-- many milliseconds have passed. Answers how many people it settled and erased.
create function public.purge_waitlist(p_milliseconds integer default 2000) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_until timestamptz := clock_timestamp() + interval '1 millisecond' * p_milliseconds;
  v_done integer := private.settle_some(250);
  v_erased integer;
begin
  loop
    v_erased := private.erase_due(250);
    v_done := v_done + v_erased;
    exit when v_erased + private.delete_due(5000) = 0 or clock_timestamp() >= v_until;
  end loop;
  return v_done;
end
$$;

-- Calls the function that sends what waits, with the project's address and secret key from Vault. Needs pg_net.
create function private.call_mail_worker() returns void language plpgsql volatile set search_path = '' as $$
begin
  if private.mails_wait() then
    perform net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'waitlist_url')
        || '/functions/v1/send-waiting',
      headers := jsonb_build_object('content-type', 'application/json',
        'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'waitlist_secret_key')),
      timeout_milliseconds := 15000);
  end if;
end
$$;

-- Where the database can. Elsewhere it is for a scheduler outside, as the local server is one.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge-waitlist', '*/5 * * * *', 'select public.purge_waitlist()');
    if exists (select from pg_available_extensions where name = 'pg_net') then
      create extension if not exists pg_net;
      perform cron.schedule('send-waiting', '10 seconds', 'select private.call_mail_worker()');
    end if;
  end if;
exception when others then
  raise warning 'The waitlist schedules nothing by itself: %', sqlerrm;
end
$$;

-- For Supabase's Studio. What it shows of mails and confirmations is of the people who still are on the list.
create view private.waitlist_days as
  select day, count(*) filter (where what = 'sign-up') as sign_ups, count(*) filter (where what = 'mail') as mails,
    count(*) filter (where what = 'confirmation') as confirmations
  from public.waitlist_subscriptions,
    lateral (
      values ('sign-up', created_at), ('mail', mailed_at), ('confirmation', confirmed_at)
    ) as event (what, happened_at),
    lateral (select (happened_at at time zone 'UTC')::date as day) as utc
  where happened_at is not null
  group by day order by day;

create view private.waitlist_now as
  select count(*) as people, count(confirmed_at) as confirmed,
    round(100.0 * count(confirmed_at) / greatest(1, count(*)), 1) as confirmed_percent,
    count(item.subscription_id) filter (where item.failed_at is null) as waiting,
    min(item.queued_at) filter (where item.failed_at is null) as oldest_since,
    count(*) filter (where mailed_at > now() - interval '1 hour') as sent_last_hour,
    count(*) filter (where mailed_at > now() - interval '1 day') as sent_last_day,
    count(item.failed_at) as failed,
    count(*) filter (where mailed_at is null and confirmed_at is null and item.subscription_id is null) as never_mailed,
    count(bounced_at) as bounced,
    (select paused_until from private.waitlist_mailer where paused_until > now()) as paused_until,
    (select pause_reason from private.waitlist_mailer where paused_until > now()) as pause_reason
  from public.waitlist_subscriptions as person
    left join private.waitlist_queue as item on item.subscription_id = person.id;

-- Hosted default privileges give every API role everything that is new in public: revoking from public alone is not
-- enough.
revoke all on public.waitlist_subscriptions from public, anon, authenticated, service_role;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.add_waitlist_subscription, public.confirm_waitlist_subscription, public.leave_waitlist,
  public.request_confirmation, public.claim_mails, public.mark_mails, public.set_mail_aside, public.record_mail_event,
  public.purge_waitlist
  from public, anon, authenticated, service_role;
grant execute on function public.add_waitlist_subscription, public.confirm_waitlist_subscription,
  public.leave_waitlist to anon;
grant execute on function public.request_confirmation, public.claim_mails, public.mark_mails, public.set_mail_aside,
  public.record_mail_event, public.purge_waitlist to service_role;

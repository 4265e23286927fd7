-- Retention, scheduled jobs, statistics for the team, and permissions.

insert into private.waitlist_settings (name, value, meaning) values
  ('days_unconfirmed', 30,
    'Days after a sign-up, or after its last mail, at which it is erased if nobody confirmed it.'),
  ('days_after_opening', 30, 'Days after the opening letter at which a person is erased.');

-- Why a person is to be erased now, null while they are not: who did not confirm; who got the opening letter, or was
-- down for it in vain.
create function private.erasure_reason(p_person public.waitlist_subscriptions) returns text
language sql stable set search_path = '' as $$
  select case
    when p_person.confirmed_at is not null then 'letter'
    when p_person.mailed_at is null then 'unmailed'
    else 'unconfirmed'
  end
  where case
    when p_person.confirmed_at is null then greatest(p_person.created_at, p_person.mailed_at)
    else (select ended_at from private.mails where person_id = p_person.id and kind = 'opening')
  end < now() - interval '1 day' * private.setting(
    case when p_person.confirmed_at is null then 'days_unconfirmed' else 'days_after_opening' end
  )
$$;

-- Erases so many people who are due at most, and answers how many. Whoever signs up, or confirms, meanwhile stays: each
-- is looked at again under the lock of their mailbox.
create function private.erase_due(p_limit integer) returns integer language plpgsql volatile set search_path = '' as $$
declare
  v_email text;
  v_person public.waitlist_subscriptions;
  v_reason text;
  v_done integer := 0;
begin
  for v_email in
    (
      select email from public.waitlist_subscriptions
      where confirmed_at is null
        and greatest(created_at, mailed_at) < now() - interval '1 day' * private.setting('days_unconfirmed')
      order by greatest(created_at, mailed_at) limit p_limit
    )
    union all
    (
      select person.email from private.mails as mail join public.waitlist_subscriptions as person on person.id = person_id
      where kind = 'opening' and ended_at < now() - interval '1 day' * private.setting('days_after_opening')
      order by ended_at limit p_limit
    )
  loop
    continue when not private.try_lock_mailbox(v_email);
    select * into v_person from public.waitlist_subscriptions
    where mailbox = (select private.mailbox(v_email)) for update skip locked;
    v_reason := private.erasure_reason(v_person);
    if v_reason is not null and private.erase_row(v_person.id, v_reason) then v_done := v_done + 1; end if;
  end loop;
  return v_done;
end
$$;

-- Deletes so many rows of each kind that are due at most. The hashes of clients go after two days at most, mails 30 days
-- after they ended, but for letters, proofs of an erasure after three years.
create function private.delete_due(p_limit integer) returns void language sql volatile set search_path = '' as $$
  update private.mails set network = null where id in (
    select id from private.mails
    where network is not null and queued_at < now() - interval '1 day' limit p_limit for update skip locked);
  update private.waitlist_sign_ups set network = null where id in (
    select id from private.waitlist_sign_ups
    where network is not null and created_at < now() - interval '1 day' limit p_limit for update skip locked);
  delete from private.mails where id in (
    select id from private.mails
    where ended_at < now() - interval '30 days' and (kind = 'confirmation' or kind like 'sample %')
    limit p_limit for update skip locked);
  delete from private.waitlist_sign_ups where id in (
    select id from private.waitlist_sign_ups as sign_up
    where created_at < now() - interval '1 day' * private.setting('days_unconfirmed')
      and (subscription_id is not null or failed_at < now() - interval '1 day' * private.setting('days_unconfirmed'))
      and not exists (select from private.mails where sign_up_id = sign_up.id)
    limit p_limit for update skip locked);
  delete from private.waitlist_counters where (scope, key) in (
    select scope, key from private.waitlist_counters
    where since < now() - interval '1 day' or since > now() + interval '1 day' limit p_limit for update skip locked);
  delete from private.waitlist_tokens where hash in (
    select hash from private.waitlist_tokens
    where purpose = 'confirm' and used_at is null and expires_at <= now() limit p_limit for update skip locked);
  delete from private.waitlist_erasures where subscription_id in (
    select subscription_id from private.waitlist_erasures
    where erased_at < now() - interval '3 years' limit p_limit);
$$;

-- One step of the purge: settles sign-ups whose mail nobody asked for, then erases and deletes what is due. Answers how
-- many people it erased; the caller goes on until it is none. Each step commits, because a transaction can hold only so
-- many locks.
create function public.purge_waitlist() returns integer language plpgsql security definer set search_path = '' as $$
declare
  v_erased integer;
begin
  perform private.settle_some(250);
  v_erased := private.erase_due(250);
  perform private.delete_due(5000);
  perform private.note_event('purge');
  return v_erased;
end
$$;

-- All steps, for a scheduler.
create procedure private.purge() language plpgsql as $$
begin
  while public.purge_waitlist() > 0 loop
    commit;
  end loop;
end
$$;

-- Since when the first of the mails that are due waits; null when none does.
create function private.waiting_since() returns timestamptz language sql stable set search_path = '' as $$
  select least(
    (select min(due_at) from private.mails where state in ('waiting', 'claimed') and due_at <= now()),
    (select min(created_at) from private.unsettled)
  )
$$;

-- What does not work, in words: 'queue': mails wait and nobody claims them; 'provider': it takes none; 'purge': it does
-- not run.
create function private.late() returns text[] language sql stable set search_path = '' as $$
  select array_remove(array[
    case when private.waiting_since() < now() - interval '1 minute'
      and (select waited_at from private.waitlist_mailer) < now() - interval '1 minute' then 'queue' end,
    case when (select at from private.waitlist_latest where event = 'failing') < now() - interval '15 minutes'
      and exists (select from private.mails where state in ('waiting', 'claimed')) then 'provider' end,
    case when (select at from private.waitlist_latest where event = 'purge') > now() - interval '30 minutes' is not true
      then 'purge' end
  ], null)
$$;

-- How the sending of mails stands, without anything about a person.
create view private.waitlist_standing as
  select private.late() as late, private.waiting_since() as waiting_since,
    max(at) filter (where event = 'taken') as last_mail_at,
    max(at) filter (where event = 'error') as last_error_at, max(why) filter (where event = 'error') as last_error,
    max(at) filter (where event = 'purge') as last_purge_at
  from private.waitlist_latest;

-- For the team's checks from outside.
create function public.waitlist_health() returns json language sql stable security definer set search_path = '' as $$
  select row_to_json(standing) from private.waitlist_standing as standing
$$;

-- A sender says why a claim or a mark failed: the database itself cannot keep it, because all of that call is undone.
create function public.report_send_error(p_why text) returns void
language sql volatile security definer set search_path = '' as $$ select private.note_event('error', p_why) $$;

-- Calls the function that sends what waits, with the project's address and secret key from Vault. Needs pg_net. Both
-- are looked at before the call, because a call that fails writes all its arguments into message and log.
create function private.call_mail_worker() returns void language plpgsql volatile set search_path = '' as $$
declare
  v_url text := (select decrypted_secret from vault.decrypted_secrets where name = 'waitlist_url');
  v_key text := (select decrypted_secret from vault.decrypted_secrets where name = 'waitlist_secret_key');
begin
  if v_url ~ '^https?://[^/]+$' is not true then
    raise exception 'The secret waitlist_url in Vault must be the address of the project, such as https://x.supabase.co';
  elsif v_key ~ '^[!-~]+$' is not true then
    raise exception 'The secret waitlist_secret_key in Vault must be the secret key of the project';
  elsif private.mails_wait() then
    perform net.http_post(
      url := v_url || '/functions/v1/send-waiting',
      headers := jsonb_build_object('content-type', 'application/json', 'apikey', v_key),
      timeout_milliseconds := 15000);
  end if;
end
$$;

-- Where the database can. Elsewhere it is for a scheduler outside, as the local server is one.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge-waitlist', '*/5 * * * *', 'call private.purge()');
    -- It keeps a row of every run.
    perform cron.schedule('cron-log', '0 3 * * *',
      $sql$ delete from cron.job_run_details where end_time < now() - interval '7 days' $sql$);
  end if;
exception when others then
  raise warning 'The waitlist schedules nothing by itself: %', sqlerrm;
end
$$;

-- Apart, so that a pg_cron that knows no seconds schedules the purge.
do $$
begin
  if to_regnamespace('cron') is not null
    and exists (select from pg_available_extensions where name = 'pg_net')
  then
    create extension if not exists pg_net;
    perform cron.schedule('send-waiting', '10 seconds', 'select private.call_mail_worker()');
  end if;
exception when others then
  raise warning 'The waitlist sends no mail by itself: %', sqlerrm;
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
  select people.*, mails.*, standing.*, mailer.*
  from private.waitlist_standing as standing, (
    select count(*) as people, count(confirmed_at) as confirmed,
      round(100.0 * count(confirmed_at) / greatest(1, count(*)), 1) as confirmed_percent,
      count(bounced_at) as bounced,
      count(*) filter (where mailed_at is null and confirmed_at is null) as never_mailed
    from public.waitlist_subscriptions
  ) as people, (
    select count(*) filter (where state in ('waiting', 'claimed')) as waiting,
      min(queued_at) filter (where state in ('waiting', 'claimed')) as oldest_since,
      count(*) filter (where state = 'taken' and sent_at > now() - interval '1 hour') as sent_last_hour,
      count(*) filter (where state = 'taken' and sent_at > now() - interval '1 day') as sent_last_day,
      count(*) filter (where state = 'failed' and email is not null) as failed
    from private.mails
  ) as mails left join (
    select paused_until, pause_reason from private.waitlist_mailer where paused_until > now()
  ) as mailer on true;

-- Hosted default privileges give every API role everything that is new in public: revoking from public alone is not
-- enough.
revoke all on public.waitlist_subscriptions from public, anon, authenticated, service_role;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on procedure private.purge from public, anon, authenticated, service_role;
revoke all on function public.add_waitlist_subscription, public.confirm_waitlist_subscription, public.leave_waitlist,
  public.request_confirmation, public.claim_mails, public.mark_mails, public.record_mail_event,
  public.report_send_error, public.waitlist_health, public.purge_waitlist
  from public, anon, authenticated, service_role;
grant execute on function public.add_waitlist_subscription, public.confirm_waitlist_subscription,
  public.leave_waitlist to anon;
grant execute on function public.request_confirmation, public.claim_mails, public.mark_mails,
  public.record_mail_event, public.report_send_error, public.waitlist_health, public.purge_waitlist to service_role;

-- Retention, scheduled jobs, statistics for the team, and permissions.

insert into private.waitlist_settings (name, value, meaning) values
  ('days_unconfirmed', 30, 'Days after its mail (or after its sign-up, if there never was a mail) at which a sign-up that nobody confirmed is erased.'),
  ('days_after_opening', 30, 'Days after the opening letter at which a person is erased.');

-- Settles sign-ups whose mail nobody asked for, then erases, at most 250 of each: who did not confirm, and who was told of the opening long ago.
-- Answers how many these were; when it is more than none, there may be more to do. Counters go after two days at most (the hashes of
-- client addresses among them), those of a mailbox 30 days after its last mail, proofs of an erasure after three years.
create function public.purge_waitlist() returns integer language plpgsql security definer set search_path = '' as $$
declare
  v_person record;
  v_done integer := private.settle_some(250);
begin
  for v_person in
    (select id, email, 'unconfirmed' as reason from public.waitlist_subscriptions as person
     where confirmed_at is null and created_at < now() - interval '1 day' * private.setting('days_unconfirmed')
       and coalesce(mailed_at, created_at) < now() - interval '1 day' * private.setting('days_unconfirmed')
       and not exists (select from private.waitlist_queue as item where item.subscription_id = person.id
         and coalesce(failed_at, 'infinity') > now() - interval '1 day' * private.setting('days_unconfirmed'))
     order by created_at limit 250)
    union all
    (select id, email, 'told' from private.waitlist_letter_mails join public.waitlist_subscriptions on id = subscription_id
     where letter = 'opening' and sent_at < now() - interval '1 day' * private.setting('days_after_opening') limit 250)
  loop
    if private.try_lock_mailbox(v_person.email) then
      -- Somebody may just have confirmed.
      perform from public.waitlist_subscriptions
      where id = v_person.id and (confirmed_at is null or v_person.reason = 'told') for update skip locked;
      if found and private.erase_row(v_person.id, v_person.reason) then
        v_done := v_done + 1;
      end if;
    end if;
  end loop;

  update private.waitlist_queue set network = null where subscription_id in (select subscription_id from private.waitlist_queue
    where network is not null and queued_at < now() - interval '1 day' limit 10000 for update skip locked);
  delete from private.waitlist_events where handled_at < now() - interval '1 day';
  delete from private.waitlist_counters where (scope, key) in (select scope, key from private.waitlist_counters
    where since < now() - interval '1 day' or since > now() + interval '1 day' limit 10000 for update skip locked);
  delete from private.waitlist_tokens where hash in (select hash from private.waitlist_tokens
    where purpose = 'confirm' and used_at is null and expires_at <= now() limit 10000 for update skip locked);
  delete from private.waitlist_mailboxes where mailbox in (select mailbox from private.waitlist_mailboxes
    where cardinality(private.recent_mails(mailed_at)) = 0 limit 10000 for update skip locked);
  delete from private.waitlist_erasures where subscription_id in (select subscription_id from private.waitlist_erasures
    where erased_at < now() - interval '3 years' limit 10000);
  return v_done;
end
$$;

-- Calls the function that sends what waits, with the project's address and secret key from Vault. Needs pg_net.
create function private.call_mail_worker() returns void language plpgsql volatile set search_path = '' as $$
begin
  if private.mails_wait() then
    perform net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'waitlist_url') || '/functions/v1/send-waiting',
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
    lateral (values ('sign-up', created_at), ('mail', mailed_at), ('confirmation', confirmed_at)) as event (what, happened_at),
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
  from public.waitlist_subscriptions as person left join private.waitlist_queue as item on item.subscription_id = person.id;

-- Hosted default privileges give every API role everything that is new in public: revoking from public alone is not enough.
revoke all on public.waitlist_subscriptions from public, anon, authenticated, service_role;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.add_waitlist_subscription, public.confirm_waitlist_subscription, public.leave_waitlist,
  public.request_confirmation, public.claim_mails, public.settle_mails, public.record_mail_event, public.purge_waitlist
  from public, anon, authenticated, service_role;
grant execute on function public.add_waitlist_subscription, public.confirm_waitlist_subscription, public.leave_waitlist to anon;
grant execute on function public.request_confirmation, public.claim_mails, public.settle_mails, public.record_mail_event, public.purge_waitlist
  to service_role;

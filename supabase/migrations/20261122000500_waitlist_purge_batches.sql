-- What goes by itself with time, now a little at a time, so that others get their turn in between.

create index waitlist_subscriptions_unconfirmed on public.waitlist_subscriptions (created_at) where confirmed_at is null;
create index waitlist_erasures_erased_at on private.waitlist_erasures (erased_at);

-- Settles sign-ups whose mail nobody asked for, then erases those that nobody confirmed in 30 days: at most 250 of each.
-- Answers how many these were; when it is more than none, there may be more to do. Counters go after two days at most (the hashes of
-- client addresses among them), those of a mailbox 30 days after its last mail, proofs of an erasure after three years.
create or replace function public.purge_waitlist() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
  v_email text;
  v_done integer := private.settle_some(250);
begin
  for v_id, v_email in
    select id, email from public.waitlist_subscriptions
    where confirmed_at is null and created_at < now() - interval '30 days'
    order by created_at limit 250
  loop
    if private.try_lock_mailbox(v_email) then
      -- Somebody may just be confirming.
      perform from public.waitlist_subscriptions where id = v_id and confirmed_at is null for update skip locked;
      if found and private.erase_row(v_id, 'unconfirmed') then
        v_done := v_done + 1;
      end if;
    end if;
  end loop;

  delete from private.waitlist_counters
  where (scope, key) in (
    select scope, key from private.waitlist_counters
    where since < now() - interval '1 day' or since > now() + interval '1 day'
    limit 10000 for update skip locked
  );
  delete from private.waitlist_tokens
  where hash in (
    select hash from private.waitlist_tokens
    where purpose = 'confirm' and used_at is null and expires_at <= now()
    limit 10000 for update skip locked
  );
  delete from private.waitlist_mailboxes
  where mailbox in (
    select mailbox from private.waitlist_mailboxes
    where cardinality(private.recent_mails(mailed_at)) = 0
    limit 10000 for update skip locked
  );
  delete from private.waitlist_erasures
  where subscription_id in (
    select subscription_id from private.waitlist_erasures where erased_at < now() - interval '3 years' limit 10000
  );
  return v_done;
end
$$;

-- Every five minutes, where the database can. Elsewhere it is for a scheduler outside, as the local server is one.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge-waitlist', '*/5 * * * *', 'select public.purge_waitlist()');
  end if;
exception when others then
  raise warning 'purge_waitlist() is not scheduled: %', sqlerrm;
end
$$;

-- Hosted default privileges give every API role everything that is new.
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all sequences in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;

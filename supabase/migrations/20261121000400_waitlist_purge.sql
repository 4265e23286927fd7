-- What goes by itself with time, and who may do what.

-- Erases sign-ups that nobody confirmed in 30 days, counters whose time is over (the hashes of client addresses among
-- them: run daily, none is kept for more than two days) and expired links. Answers how many sign-ups were erased.
create function public.purge_waitlist() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
  v_erased integer := 0;
begin
  -- A row that somebody is just confirming is left for the next time.
  for v_id in
    select id from public.waitlist_subscriptions
    where confirmed_at is null and created_at < now() - interval '30 days'
    for update skip locked
  loop
    perform private.erase_row(v_id, 'unconfirmed');
    v_erased := v_erased + 1;
  end loop;

  delete from private.waitlist_counters
  where (scope, key) in (
    select scope, key from private.waitlist_counters where since < now() - interval '1 day' for update skip locked
  );
  delete from private.waitlist_tokens where purpose = 'confirm' and used_at is null and expires_at <= now();
  return v_erased;
end
$$;

-- Every night, where the database can. Elsewhere it is for a scheduler outside, as the local server is one.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge-waitlist', '17 3 * * *', 'select public.purge_waitlist()');
  end if;
exception when others then
  raise warning 'purge_waitlist() is not scheduled: %', sqlerrm;
end
$$;

-- Hosted default privileges give every API role everything in public: revoking from public alone is not enough.
revoke all on public.waitlist_subscriptions from public, anon, authenticated, service_role;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.claim_confirmation(text) from public, anon, authenticated, service_role;
revoke all on function public.release_confirmation(uuid) from public, anon, authenticated, service_role;
revoke all on function public.confirm_waitlist_subscription(text) from public, anon, authenticated, service_role;
revoke all on function public.leave_waitlist(text) from public, anon, authenticated, service_role;
revoke all on function public.purge_waitlist() from public, anon, authenticated, service_role;
grant execute on function public.claim_confirmation(text) to service_role;
grant execute on function public.release_confirmation(uuid) to service_role;
grant execute on function public.confirm_waitlist_subscription(text) to anon;
grant execute on function public.leave_waitlist(text) to anon;
grant execute on function public.purge_waitlist() to service_role;

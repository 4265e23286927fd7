-- Settling: how sign-ups come onto the list and get their mail.

-- How many confirmation mails were queued for a mailbox within a day; none for the plain spelling that had none.
create function private.mails_queued(p_email text) returns bigint language sql stable set search_path = '' as $$
  select case when private.is_plain(p_email) and not coalesce(bool_or(is_plain), false) then 0 else count(*) end
  from private.mails
  where mailbox = (select private.mailbox_key(p_email)) and kind = 'confirmation'
    and queued_at > now() - interval '1 day' and event is distinct from 'bounced'
$$;

-- Brings one sign-up onto the list, with a mail of its own. The caller holds the mailbox's lock. It changes nothing for
-- who has confirmed, for a spelling that bounced, or has a mail that waits, or had its second while the link of the first
-- works, or for a mailbox that was queued too many mails in a day. Only the plain spelling that was never queued is
-- beyond that.
create function private.settle_sign_up(p_sign_up private.waitlist_sign_ups) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_person public.waitlist_subscriptions;
  v_last private.mails;
  -- A clock that was ahead wrote times that are still to come.
  v_created_at timestamptz := least(p_sign_up.created_at, now());
  v_mailbox text := private.mailbox_key(p_sign_up.email);
  v_spelling text := private.spelling_key(p_sign_up.email);
  v_due_at timestamptz := private.next_mail_at(v_mailbox, v_spelling, private.is_plain(p_sign_up.email));
begin
  select * into v_person from public.waitlist_subscriptions
  where mailbox = (select private.mailbox(p_sign_up.email)) for update;
  select * into v_last from private.mails
  where mailbox = v_mailbox and spelling = v_spelling and kind = 'confirmation' and state <> 'failed'
  order by queued_at desc limit 1;
  if v_person.confirmed_at is not null or v_last.event = 'bounced' or v_last.state in ('waiting', 'claimed') then
    return;
  elsif v_last.person_id is not null and v_last.sent_at between now() - interval '7 days' and now() then
    if v_due_at > now() then return; end if;
    v_due_at := greatest(now(), v_last.sent_at + interval '1 hour');
  end if;
  if private.mails_queued(p_sign_up.email) >= private.setting('sign_ups_per_mailbox_day') then return; end if;

  insert into public.waitlist_subscriptions (
    id, email, name, interests, message, language, notice_version, created_at
  )
  values (p_sign_up.person_id, p_sign_up.email, p_sign_up.name, p_sign_up.interests, p_sign_up.message,
    p_sign_up.language, p_sign_up.notice_version, v_created_at)
  on conflict (mailbox) do update
  set email = excluded.email, name = excluded.name, interests = excluded.interests, message = excluded.message,
    language = excluded.language, notice_version = excluded.notice_version, created_at = excluded.created_at,
    bounced_at = null
  returning * into v_person;
  update private.waitlist_sign_ups set subscription_id = v_person.id, created_at = v_created_at where id = p_sign_up.id;
  delete from private.mails
  where person_id = v_person.id and spelling = v_spelling and state = 'failed';
  insert into private.mails (person_id, sign_up_id, email, language, network, domain, due_at)
  values (v_person.id, p_sign_up.id, p_sign_up.email, p_sign_up.language, p_sign_up.network,
    private.domain_key(p_sign_up.email), v_due_at);
end
$$;

-- Settles what was signed up for an address, in the order in which it came. The caller holds the mailbox's lock. What
-- changes nothing goes. What cannot be settled is set aside with the reason, so that it stops nobody else; an outage or
-- a conflict is no such reason.
create function private.settle_sign_ups(p_email text) returns void language plpgsql volatile set search_path = '' as $$
declare
  v_sign_up private.waitlist_sign_ups;
  v_constraint text;
begin
  for v_sign_up in
    select * from private.waitlist_sign_ups
    where id in (select id from private.unsettled where email = p_email) order by id
  loop
    begin
      perform private.settle_sign_up(v_sign_up);
      delete from private.waitlist_sign_ups where id = v_sign_up.id and subscription_id is null;
    exception when others then
      if sqlstate ~ '^(08|40|53|55|57|58)' then raise; end if;
      get stacked diagnostics v_constraint = constraint_name;
      update private.waitlist_sign_ups
      set failed_at = now(), failure = rtrim('the list refused it: ' || sqlstate || ' ' || v_constraint)
      where id = v_sign_up.id;
    end;
  end loop;
end
$$;

-- Settles up to so many sign-ups for which step 2 did not come, and answers how many. What somebody else is at work on
-- can wait. A slow machine settles fewer, so that no call is taken for one that hangs.
create function private.settle_some(p_limit integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_email text;
  v_until timestamptz := clock_timestamp() + interval '1 second';
  v_settled integer := 0;
begin
  -- Many people's rows are locked here in another order than where a request is marked, which waits for this row, too.
  perform from private.waitlist_mailer where exists (select from private.unsettled) for update;
  for v_email in select email from private.unsettled order by id limit p_limit loop
    if private.try_lock_mailbox(v_email) then
      perform private.settle_sign_ups(v_email);
      v_settled := v_settled + 1;
    end if;
    exit when clock_timestamp() >= v_until;
  end loop;
  return v_settled;
end
$$;

-- Step 2: brings what was signed up for an address onto the list and into the queue. Answers how many seconds a
-- newcomer's mail to this domain waits now, alike for every address of the domain, listed or not.
create function public.request_confirmation(p_email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_email text := private.normalized_email(p_email);
  v_domain text := private.domain_key(v_email);
  v_allowed integer := private.setting('mails_per_domain_day');
  v_wait integer := 0;
begin
  if v_domain is not null then
    select private.wait_behind(count(*) filter (where state = 'waiting'),
      2 * v_allowed - count(*) filter (where state <> 'waiting')::integer, 2 * v_allowed)
    into v_wait from private.mails
    where domain = v_domain and (state = 'waiting' or sent_at >= (select private.today()));
  end if;
  perform private.lock_mailbox(v_email);
  perform private.settle_sign_ups(v_email);
  return greatest(v_wait, (
    select wait_seconds from private.waitlist_mailer where waited_at > now() - interval '1 minute'
  ));
end
$$;

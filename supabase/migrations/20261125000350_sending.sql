-- Sending what waits in the queue. claim_mails() hands out what one request to the mail provider carries,
-- mark_mails() says how it ended. A mail leaves the queue when the provider took it, or stays in it as failed, with
-- the reason. The claim's due time is its lease: the mails of a sender that dies between the two come due again, under
-- the same idempotency key.

-- After a clock that was ahead: what it wrote must not stop mails until its time has come.
create function private.forget_future() returns void language sql volatile set search_path = '' as $$
  update private.waitlist_queue
  set due_at = now(), queued_at = least(queued_at, now()), requested_at = least(requested_at, now()),
    tried_at = least(tried_at, now())
  where failed_at is null
    and greatest(queued_at, requested_at, tried_at) > now() + interval '1 minute';
  update private.waitlist_mailer
  set next_request_at = now(), paused_until = now(), waited_at = now() - interval '5 seconds'
$$;

-- The mails of the next request, locked; each with the place that it had. First what is in doubt: its request is made
-- again, with nothing else in it. Then, in turns, a part of a refused request and what else waits.
create function private.choose_mails(p_mailer private.waitlist_mailer)
returns table (item private.waitlist_queue, place bigint) language plpgsql volatile set search_path = '' as $$
declare
  v_limit integer := least(100, greatest(1, private.setting('mails_per_request')));
  v_request uuid;
  v_part uuid;
  v_next record;
begin
  select request into v_request from private.waitlist_queue
  where request is not null and due_at <= now() and failed_at is null order by requested_at limit 1;
  if v_request is null then
    update private.waitlist_mailer set is_part_next = not is_part_next;
    select part into v_part from private.waitlist_queue
    where part is not null and request is null and due_at <= now() and failed_at is null and not is_new
    order by network_turn, queued_at limit 1;
    if not p_mailer.is_part_next and exists (select from private.next_mails(p_mailer.turn, 1)) then
      v_part := null;
    end if;
  end if;
  if v_request is not null or v_part is not null then
    return query select waiting as item, 0::bigint as place from private.waitlist_queue as waiting
      where failed_at is null and due_at <= now()
        and case when v_request is not null then request = v_request else part = v_part and request is null end
      order by queued_at limit v_limit for update skip locked;
    return;
  end if;
  for v_next in select * from private.next_mails(p_mailer.turn, v_limit) loop
    return query select waiting as item, v_next.place as place from private.waitlist_queue as waiting
      where waiting.subscription_id = v_next.subscription_id and request is null and failed_at is null
      for update skip locked;
  end loop;
end
$$;

-- Claims the mails of one request, next in the queue, at most as fast as mails_per_second allows. Answers {request,
-- mails, wait_ms}: without mails, wait_ms says when to ask again; null: nothing waits.
create function public.claim_mails() returns json language plpgsql security definer set search_path = '' as $$
declare
  v_mailer private.waitlist_mailer;
  v_chosen record;
  v_item private.waitlist_queue;
  v_person public.waitlist_subscriptions;
  v_request uuid;
  v_ids uuid[] := '{}';
  v_mails json[] := '{}';
  v_turn bigint;
  v_confirm text;
  v_leave text;
  v_retry_ms integer;
begin
  select * into v_mailer from private.waitlist_mailer;
  v_retry_ms := private.ms_until(greatest(v_mailer.next_request_at, v_mailer.paused_until));
  if not private.mails_wait() and v_mailer.wait_seconds = 0 then return private.claim_answer(null); end if;
  if v_retry_ms > 0 and clock_timestamp() - v_mailer.waited_at between '0' and '5 seconds' then
    return private.claim_answer(v_retry_ms);
  end if;

  -- Somebody else may just be claiming.
  select * into v_mailer from private.waitlist_mailer for update skip locked;
  if not found then return private.claim_answer(100); end if;
  if v_mailer.waited_at > clock_timestamp() then
    perform private.forget_future();
    select * into v_mailer from private.waitlist_mailer;
  end if;
  perform private.settle_some(100) where exists (
    select from private.waitlist_sign_ups
    where failed_at is null and not created_at between now() - interval '5 seconds' and now() + interval '1 minute'
  );
  perform private.order_queue(v_mailer.turn);
  if v_mailer.waited_at <= clock_timestamp() - interval '5 seconds' or not private.mails_wait() then
    update private.waitlist_mailer set wait_seconds = private.estimate_wait(), waited_at = clock_timestamp();
  end if;
  v_retry_ms := private.ms_until(greatest(v_mailer.next_request_at, v_mailer.paused_until));
  if v_retry_ms > 0 then return private.claim_answer(v_retry_ms); end if;
  if private.setting('mails_per_second') < 1 then return private.claim_answer(60000); end if;

  -- The provider knows a key for a day. What is in doubt for longer goes out once more under another one, and by itself
  -- when the provider takes other requests: then one of these mails may be the cause.
  update private.waitlist_queue
  set request = null, part = case when v_mailer.failures = 0 then gen_random_uuid() else part end
  where request is not null and requested_at <= now() - interval '23 hours' and due_at <= now() and failed_at is null;

  for v_chosen in select * from private.choose_mails(v_mailer) loop
    v_item := v_chosen.item;
    if not private.try_lock_mailbox(v_item.email) then
      v_retry_ms := 100;
      continue;
    end if;
    if not v_item.is_counted and not private.take_place(v_item, v_mailer.turn) then continue; end if;

    v_request := coalesce(v_request, v_item.request, gen_random_uuid());
    select * into v_person from public.waitlist_subscriptions where id = v_item.subscription_id;
    v_confirm := encode(private.random_bytes(), 'hex');
    v_leave := encode(private.random_bytes(), 'hex');
    insert into private.waitlist_tokens (hash, subscription_id, purpose, email, request, expires_at) values
      (private.token_hash(v_confirm), v_person.id, 'confirm', v_item.email, v_request, now() + interval '7 days'),
      (private.token_hash(v_leave), v_person.id, 'leave', null, v_request, null);
    v_ids := v_ids || v_person.id;
    v_turn := greatest(v_turn, v_chosen.place);
    v_mails := v_mails || json_build_object('id', v_person.id, 'email', v_item.email, 'name', v_person.name,
      'language', v_person.language, 'confirm_token', v_confirm, 'leave_token', v_leave);
  end loop;
  if cardinality(v_ids) = 0 then
    return private.claim_answer(coalesce(nullif(v_retry_ms, 0), private.idle_ms()));
  end if;

  -- Links of an earlier sign-up have expired.
  delete from private.waitlist_tokens
  where subscription_id = any (v_ids) and purpose = 'confirm' and expires_at <= now()
    and request is distinct from v_request;
  update private.waitlist_queue
  set is_in_doubt = is_in_doubt or request is not null,
    requested_at = case when request is null then now() else requested_at end,
    request = v_request,
    in_request = cardinality(v_ids),
    is_counted = true,
    due_at = now() + interval '30 seconds',
    tries = tries + 1,
    tried_at = coalesce(tried_at, now())
  where subscription_id = any (v_ids);
  update public.waitlist_subscriptions set link_expires_at = now() + interval '7 days' where id = any (v_ids);
  update private.waitlist_mailer
  set turn = greatest(turn, v_turn),
    next_request_at = clock_timestamp() + interval '1 second' / private.setting('mails_per_second');
  return json_build_object('request', v_request, 'mails', to_json(v_mails), 'wait_ms', 0);
end
$$;

create function private.claim_answer(p_wait_ms integer) returns json language sql immutable set search_path = '' as $$
  select json_build_object('request', null, 'mails', '[]'::json, 'wait_ms', p_wait_ms)
$$;

create function private.ms_until(p_time timestamptz) returns integer
language sql volatile strict set search_path = '' as $$
  select greatest(0, ceil(extract(epoch from least(p_time - clock_timestamp(), '7 days')) * 1000))::integer
$$;

-- When to ask again although mails are due: they wait for the next day, or at most a minute for a network that pauses.
-- Null: none is due.
create function private.idle_ms() returns integer language sql volatile set search_path = '' as $$
  select least(60000, private.ms_until(private.window_start('1 day') + interval '1 day')) where private.mails_wait()
$$;

-- Takes the next request to the mail provider for another sender (the letters). Answers 0 when it may start now, else
-- the milliseconds until then.
create function private.take_request() returns integer language plpgsql volatile set search_path = '' as $$
declare
  v_rate integer := private.setting('mails_per_second');
begin
  update private.waitlist_mailer set next_request_at = clock_timestamp() + interval '1 second' / greatest(v_rate, 1)
  where next_request_at <= clock_timestamp() and v_rate > 0;
  return case
    when found then 0
    when v_rate = 0 then 60000
    else (select greatest(1, private.ms_until(next_request_at)) from private.waitlist_mailer)
  end;
end
$$;

-- The provider certainly did not take these mails. Their links go, and the places of the day that they took, but for
-- parts of a refused request, which go out again at once.
create function private.take_back(p_ids uuid[]) returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.waitlist_tokens as token using private.waitlist_queue as item
  where item.subscription_id = any (p_ids)
    and token.subscription_id = item.subscription_id and token.request = item.request;
  update public.waitlist_subscriptions as person
  set link_expires_at = (
    select max(expires_at) from private.waitlist_tokens
    where subscription_id = person.id and purpose = 'confirm' and used_at is null
  )
  where id = any (p_ids) and confirmed_at is null;

  update private.waitlist_counters as counter set hits = greatest(0, hits - returned.mails)
  from (
    select count(*) as mails from private.waitlist_queue
    where subscription_id = any (p_ids) and is_counted and part is null
  ) as returned
  where scope = 'mails_day';
  update private.waitlist_domains as known
  set mails = greatest(0, known.mails - returned.mails), firsts = greatest(0, known.firsts - returned.firsts)
  from (
    select domain, count(*) as mails, count(*) filter (where is_domain_first) as firsts
    from private.waitlist_queue where subscription_id = any (p_ids) and is_counted and part is null group by domain
  ) as returned
  where known.domain = returned.domain;
  update private.waitlist_queue
  set request = null, is_in_doubt = false, is_counted = is_counted and part is not null
  where subscription_id = any (p_ids);
end
$$;

-- The last try failed: the row says so and why. A new sign-up, or the team, may begin anew.
create function private.fail_mails(p_ids uuid[], p_why text) returns void
language sql volatile set search_path = '' as $$
  update private.waitlist_queue
  set failed_at = now(), failure = left(p_why, 200), request = null where subscription_id = any (p_ids);
  -- A link that was sent before goes on working.
  update public.waitlist_subscriptions set link_expires_at = null
  where id = any (p_ids) and confirmed_at is null and not is_repeated
$$;

-- Says how a request ended. sent: the provider took it. doubt: perhaps. Certainly not taken: wait (later), stop (as
-- wait, until somebody has fixed the cause), refused. A request with several that was refused or stopped is halved
-- until the mail that is the cause stands alone. p_seconds: how long nobody shall ask the provider.
create function public.mark_mails(
  p_request uuid, p_outcome text, p_why text default null, p_seconds integer default 0
) returns void language plpgsql security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_untaken uuid[];
  v_is_single boolean := (
    select max(in_request) = 1 from private.waitlist_queue where request = p_request
  );
  v_halves uuid[] := array[gen_random_uuid(), gen_random_uuid()];
begin
  perform from private.waitlist_mailer for update;
  -- People before their mails, as everywhere.
  v_ids := array(
    select id from public.waitlist_subscriptions
    where id in (select subscription_id from private.waitlist_queue where request = p_request)
    order by id for update
  );
  if p_outcome = 'sent' then
    perform private.count_mails(v_ids);
    -- The link of an earlier mail is the same: its days count from the last one.
    update private.waitlist_tokens set expires_at = now() + interval '7 days'
    where subscription_id = any (v_ids) and purpose = 'confirm' and used_at is null and expires_at > now();
    update public.waitlist_subscriptions set mailed_at = now() where id = any (v_ids);
    delete from private.waitlist_queue where request = p_request;
    update private.waitlist_mailer set failures = 0;
    return;
  end if;

  if p_outcome = 'doubt' then
    update private.waitlist_mailer
    set failures = least(failures + 1, 10),
      paused_until = greatest(paused_until, now() + least(interval '5 minutes', interval '1 second' * 2 ^ failures)),
      pause_reason = left(p_why, 200);
  elsif p_seconds > 0 then
    update private.waitlist_mailer
    set paused_until = greatest(paused_until, now() + interval '1 second' * least(p_seconds, 86400)),
      pause_reason = left(p_why, 200);
  end if;
  -- What only had to wait may have been taken by an earlier try under the same key, which then stays.
  v_untaken := array(
    select subscription_id from private.waitlist_queue
    where request = p_request and (p_outcome = 'refused' or p_outcome in ('wait', 'stop') and not is_in_doubt)
  );
  update private.waitlist_queue
  set failure = left(p_why, 200),
    is_in_doubt = is_in_doubt or p_outcome = 'doubt',
    due_at = case when p_outcome = 'refused' or p_outcome = 'wait' and not is_in_doubt then now()
      else now() + least(interval '2 hours', interval '30 seconds' * 2 ^ least(tries - 1, 10)) end
  where request = p_request;
  if p_outcome in ('refused', 'stop') and not v_is_single then
    update private.waitlist_queue as item set part = v_halves[half]
    from (select id, ntile(2) over (order by id) as half from unnest(v_untaken) as id) as halved
    where subscription_id = id;
  end if;
  perform private.take_back(v_untaken);
  if p_outcome = 'refused' and v_is_single then
    perform private.refuse_mails(v_ids, p_why);
  elsif p_outcome = 'doubt' then
    perform private.fail_mails(array(
      select subscription_id from private.waitlist_queue
      where subscription_id = any (v_ids) and tried_at <= now() - interval '48 hours'
    ), p_why);
  end if;
end
$$;

-- Refused for good. Whoever signs up again, or tries again, goes alone: a refused mail never comes back into a batch.
create function private.refuse_mails(p_ids uuid[], p_why text) returns void
language sql volatile set search_path = '' as $$
  update private.waitlist_queue set part = null where subscription_id = any (p_ids);
  select private.take_back(p_ids);
  update private.waitlist_queue set part = gen_random_uuid() where subscription_id = any (p_ids);
  select private.fail_mails(p_ids, p_why)
$$;

-- Takes a mail that cannot be written out of its request, which goes on without it.
create function public.set_mail_aside(p_request uuid, p_id uuid, p_why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.waitlist_mailer for update;
  perform from public.waitlist_subscriptions where id = p_id for update;
  perform private.refuse_mails(array(
    select subscription_id from private.waitlist_queue where subscription_id = p_id and request = p_request
  ), p_why);
end
$$;

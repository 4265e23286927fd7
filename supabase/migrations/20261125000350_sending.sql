-- Sending: claim_mails() hands out what one request to the mail provider carries, mark_mails() says how it ended. Due
-- time is lease: the mails of a sender that dies between the two come due again. While the provider may have taken a
-- request, its mails go together and under its key.

-- After a clock that was ahead: what it wrote must not stop mails until its time has come.
create function private.forget_future() returns void language sql volatile set search_path = '' as $$
  update private.mails
  set due_at = now(), queued_at = least(queued_at, now()), sent_at = least(sent_at, now()),
    doubt_since = least(doubt_since, now())
  where state in ('waiting', 'claimed') and greatest(queued_at, sent_at, doubt_since) > now() + interval '1 minute';
  update private.waitlist_mailer
  set next_request_at = now(), paused_until = now(), waited_at = now() - interval '5 seconds'
  where only_one
$$;

-- The provider knows a key for a day. A confirmation that is in doubt for longer goes out once more, by itself, under
-- another key; one that is so for two days has failed. A letter is left to a person.
create function private.end_doubts() returns void language sql volatile set search_path = '' as $$
  update private.mails
  set state = case
      when doubt_since is not null and kind <> 'confirmation' then 'doubt'
      when doubt_since <= now() - interval '48 hours' then 'failed'
      else 'waiting' end,
    ended_at = case
      when doubt_since is not null and kind <> 'confirmation' or doubt_since <= now() - interval '48 hours' then now()
    end,
    turn = case when kind <> 'confirmation' then 0 end, is_alone = true, request = null, sent_at = null
  where state = 'claimed' and due_at <= now()
    and (sent_at <= now() - interval '23 hours' or doubt_since <= now() - interval '48 hours')
$$;

-- Takes the mails that may go now out of the queue, up to one request's; puts off those that may not. Confirmations
-- come first, while the day has room for any, then letters.
create function private.take_from_queue(p_turn bigint, p_letters boolean) returns uuid[]
language plpgsql volatile set search_path = '' as $$
declare
  v_limit integer := least(100, greatest(1, private.setting('mails_per_request')));
  v_day integer := private.setting('mails_per_day');
  v_today integer := private.mails_today();
  v_ids uuid[] := '{}';
  v_mail private.mails;
  v_at timestamptz;
begin
  if v_today < v_day then perform private.give_turns(p_turn); end if;
  for v_mail in
    select * from private.mails
    where state = 'waiting' and turn is not null and (kind <> 'confirmation') >= (v_today >= v_day)
      and (p_letters or kind = 'confirmation' or kind like 'sample %')
    order by kind <> 'confirmation', is_alone, turn, queued_at limit 3 * v_limit for update skip locked
  loop
    exit when cardinality(v_ids) = v_limit or v_mail.is_alone and cardinality(v_ids) > 0;
    continue when v_mail.kind = 'confirmation' and v_today >= v_day or not private.try_lock_mailbox(v_mail.email);
    if v_mail.kind = 'confirmation' then
      v_at := private.may_go_at(v_mail, v_today);
      if v_at > now() then
        update private.mails set due_at = v_at, turn = null where id = v_mail.id;
        continue;
      end if;
      v_today := v_today + 1;
    end if;
    update private.mails set state = 'claimed', sent_at = now() where id = v_mail.id;
    v_ids := v_ids || v_mail.id;
    exit when v_mail.is_alone;
  end loop;
  return v_ids;
end
$$;

-- What the sender needs to write mails, with new links.
create function private.write_links(p_ids uuid[]) returns json language sql volatile set search_path = '' as $$
  with mail as materialized (
    select *, encode(private.random_bytes(), 'hex') as confirm_token, encode(private.random_bytes(), 'hex') as leave_token
    from private.mails where id = any (p_ids)
  ), linked as (
    insert into private.waitlist_tokens (hash, subscription_id, purpose, mail_id, expires_at)
    select private.token_hash(confirm_token), person_id, 'confirm', id, now() + interval '7 days'
    from mail where kind = 'confirmation'
    union all
    select private.token_hash(leave_token), person_id, 'leave', id, null from mail where person_id is not null
  )
  -- What was typed greets nobody before the address is confirmed.
  select json_agg(json_build_object('id', mail.id, 'kind', kind, 'email', mail.email,
    'name', case when kind = 'confirmation' then '' else coalesce(person.name, '') end, 'language', mail.language,
    'confirm_token', case when kind = 'confirmation' then confirm_token end, 'leave_token', leave_token
  ) order by queued_at)
  from mail left join public.waitlist_subscriptions as person on person.id = mail.person_id
$$;

-- Claims the mails of one request, next in the queue, at most as fast as mails_per_second allows; without p_letters only
-- confirmations and samples. Answers {request, mails, wait_ms}: without mails, wait_ms says when to ask again; null:
-- nothing waits.
create function public.claim_mails(p_letters boolean default true) returns json
language plpgsql security definer set search_path = '' as $$
declare
  v_mailer private.waitlist_mailer;
  v_request uuid;
  v_ids uuid[];
  v_wait integer;
begin
  select * into v_mailer from private.waitlist_mailer;
  v_wait := private.ms_until(greatest(v_mailer.next_request_at, v_mailer.paused_until));
  if not private.mails_wait() and v_mailer.wait_seconds = 0 then return private.claim_answer(null); end if;
  if v_wait > 0 and clock_timestamp() - v_mailer.waited_at between '0' and '5 seconds' then
    return private.claim_answer(v_wait);
  end if;

  -- Somebody else may just be claiming.
  select * into v_mailer from private.waitlist_mailer for update skip locked;
  if not found then return private.claim_answer(100); end if;
  if v_mailer.waited_at > clock_timestamp() then
    perform private.forget_future();
    select * into v_mailer from private.waitlist_mailer;
  end if;
  perform private.settle_some(100) where exists (select from private.unsettled where is_left);
  if v_mailer.waited_at <= clock_timestamp() - interval '5 seconds' or not private.mails_wait() then
    perform private.give_turns(v_mailer.turn);
    update private.waitlist_mailer set wait_seconds = private.estimate_wait(), waited_at = clock_timestamp()
    where only_one;
  end if;
  v_wait := private.ms_until(greatest(v_mailer.next_request_at, v_mailer.paused_until));
  if v_wait > 0 then return private.claim_answer(v_wait); end if;
  if private.setting('mails_per_second') < 1 then return private.claim_answer(60000); end if;

  perform private.end_doubts();
  select request into v_request from private.mails
  where state = 'claimed' and due_at <= now() order by due_at limit 1;
  if v_request is not null then
    -- Nobody knows how it ended: it is made again, with the same mails.
    v_ids := array(
      select id from private.mails where request = v_request and state = 'claimed' for update skip locked
    );
  else
    v_ids := private.take_from_queue(v_mailer.turn, p_letters);
    v_request := case when cardinality(v_ids) = 1 then v_ids[1] else gen_random_uuid() end;
  end if;
  if cardinality(v_ids) = 0 then
    return private.claim_answer(
      (select least(60000, private.ms_until(private.today() + interval '1 day')) where private.mails_wait())
    );
  end if;
  update private.mails
  -- Without an answer since its last claim.
  set doubt_since = case when tries > 0 and request is not null and failure is null then coalesce(doubt_since, sent_at)
      else doubt_since end,
    request = v_request, due_at = now() + interval '30 seconds', tries = tries + 1, failure = null
  where id = any (v_ids);
  update private.waitlist_mailer
  set turn = greatest(turn, (select max(mails.turn) from private.mails where id = any (v_ids) and kind = 'confirmation')),
    next_request_at = clock_timestamp() + interval '1 second' / private.setting('mails_per_second')
  where only_one;
  return json_build_object('request', v_request, 'mails', private.write_links(v_ids), 'wait_ms', 0);
end
$$;

create function private.claim_answer(p_wait_ms integer) returns json language sql immutable set search_path = '' as $$
  select json_build_object('request', null, 'mails', '[]'::json, 'wait_ms', p_wait_ms)
$$;

create function private.ms_until(p_time timestamptz) returns integer
language sql volatile strict set search_path = '' as $$
  select greatest(0, ceil(extract(epoch from least(p_time - clock_timestamp(), '7 days')) * 1000))::integer
$$;

-- The provider certainly did not take these mails: their links go, and they count for nothing. They fail, or wait on.
create function private.take_back(p_ids uuid[], p_is_failed boolean, p_why text, p_wait interval default '0')
returns void language sql volatile set search_path = '' as $$
  delete from private.waitlist_tokens where mail_id = any (p_ids);
  update private.mails
  set state = case when p_is_failed then 'failed' else 'waiting' end, failure = left(p_why, 200), request = null,
    sent_at = null, ended_at = case when p_is_failed then now() end, is_alone = true, due_at = now() + p_wait,
    turn = case when p_wait = '0' then coalesce(turn, 0) when kind <> 'confirmation' then 0 end
  where id = any (p_ids)
$$;

-- How long a mail waits for its next try, after so many.
create function private.until_next_try(p_tries integer) returns interval language sql immutable set search_path = '' as $$
  select least(interval '2 hours', interval '30 seconds' * 2 ^ least(p_tries - 1, 10))
$$;

-- Says how a request ended. taken: the provider took it, but for the mails in p_refused ({id: why}), which have failed;
-- p_taken has its ids of the others. doubt: perhaps. pause: not now, for so many seconds. refused: because of a
-- recipient, or because it is too large; unclear: it does not say whose fault it is. Then several go on one by one; one
-- that is refused has failed, one that is unclear is tried for two days and stops nobody.
create function public.mark_mails(
  p_request uuid, p_outcome text, p_why text default null, p_seconds integer default 0,
  p_taken text default '{}', p_refused text default '{}'
) returns void language plpgsql security definer set search_path = '' as $$
declare
  v_ids uuid[];
begin
  perform from private.waitlist_mailer for update;
  -- People before their mails, as everywhere.
  perform from public.waitlist_subscriptions
  where id in (select person_id from private.mails where request = p_request) order by id for no key update;
  v_ids := array(select id from private.mails where request = p_request and state = 'claimed' for update);
  if p_outcome <> 'taken' then perform private.note_event('error', p_why); end if;

  if p_outcome = 'taken' then
    perform private.take_back(array[id], true, p_refused::jsonb ->> id::text)
    from unnest(v_ids) as id where p_refused::jsonb ? id::text;
    update private.mails
    set state = 'taken', sent_at = now(), ended_at = now(), provider_id = p_taken::jsonb ->> id::text
    where id = any (v_ids) and state = 'claimed';
    update private.waitlist_tokens set expires_at = now() + interval '7 days'
    where mail_id = any (v_ids) and purpose = 'confirm' and used_at is null;
    update public.waitlist_subscriptions set mailed_at = now()
    where id in (select person_id from private.mails where id = any (v_ids) and state = 'taken' and kind = 'confirmation');
    if exists (select from private.mails where id = any (v_ids) and state = 'taken') then
      perform private.note_event('taken');
      delete from private.waitlist_latest where event = 'failing';
    end if;

  elsif p_outcome in ('doubt', 'pause') then
    insert into private.waitlist_latest (event) values ('failing') on conflict do nothing;
    -- A pause is as long as the provider has been failing, however many requests were under way.
    update private.waitlist_mailer
    set paused_until = greatest(paused_until, now() + case p_outcome
        when 'pause' then interval '1 second' * least(p_seconds, 86400)
        else least(interval '5 minutes', greatest(interval '1 second', now() - failing.at)) end),
      pause_reason = left(p_why, 200)
    from private.waitlist_latest as failing where failing.event = 'failing';
    update private.mails
    set failure = left(p_why, 200),
      doubt_since = case p_outcome when 'doubt' then coalesce(doubt_since, now()) else doubt_since end,
      due_at = now() + case p_outcome when 'doubt' then private.until_next_try(tries) else '0' end
    where id = any (v_ids);

  elsif cardinality(v_ids) > 1 or p_outcome = 'refused' then
    perform private.take_back(v_ids, cardinality(v_ids) = 1, p_why);

  else
    update private.mails set doubt_since = coalesce(doubt_since, now()) where id = any (v_ids);
    perform private.take_back(v_ids, doubt_since <= now() - interval '48 hours', p_why, private.until_next_try(tries))
    from private.mails where id = any (v_ids);
  end if;
end
$$;

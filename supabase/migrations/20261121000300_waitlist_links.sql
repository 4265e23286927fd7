-- The links in the mails: one that confirms, one that leaves. Only hashes of their tokens are kept.

create table private.waitlist_tokens (
  hash bytea primary key,
  subscription_id uuid not null references public.waitlist_subscriptions on delete cascade,
  purpose text not null check (purpose in ('confirm', 'leave')),
  expires_at timestamptz,
  used_at timestamptz
);
create index waitlist_tokens_subscription on private.waitlist_tokens (subscription_id);

-- What proves an erasure: whoever holds a mail can show that its row is gone. Nothing here leads back to a person.
create table private.waitlist_erasures (
  subscription_id uuid primary key,
  erased_at timestamptz not null default now(),
  reason text not null check (reason in ('left', 'unconfirmed', 'team')),
  leave_hashes bytea[] not null
);
create index waitlist_erasures_leave_hashes on private.waitlist_erasures using gin (leave_hashes);

create function private.token_hash(p_token text) returns bytea
language sql immutable strict set search_path = ''
as $$
  select sha256(convert_to(p_token, 'UTF8'))
$$;

-- Erases a row and all that hangs on it; false when it is not there any more.
create function private.erase_row(p_id uuid, p_reason text) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  perform from public.waitlist_subscriptions where id = p_id for update;
  if not found then
    return false;
  end if;
  insert into private.waitlist_erasures (subscription_id, reason, leave_hashes)
  values (p_id, p_reason, array(
    select hash from private.waitlist_tokens where subscription_id = p_id and purpose = 'leave'
  ));
  delete from private.waitlist_counters where scope in ('address_day', 'tries_day') and key = p_id::text;
  delete from public.waitlist_subscriptions where id = p_id;
  return true;
end
$$;

-- For the team: erases whoever asks for it by mail. False when the address is not listed.
create function private.erase_subscription(p_email text, p_reason text) returns boolean
language sql volatile set search_path = ''
as $$
  select coalesce(bool_or(private.erase_row(id, p_reason)), false)
  from public.waitlist_subscriptions
  where email = private.normalized_email(p_email)
$$;

drop function public.claim_confirmation(text);

-- Claims the mail of a sign-up: a row once per sign-up, none for a stranger, for a confirmed address, while the link of an
-- earlier mail lives, or over a limit. Claimed or not, the same row is written, so that the time tells little.
create function public.claim_confirmation(p_email text)
returns table (id uuid, email text, name text, interests text[], language text, confirm_token text, leave_token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  v_row public.waitlist_subscriptions;
  v_confirm text := encode(private.random_bytes(), 'hex');
  v_leave text := encode(private.random_bytes(), 'hex');
begin
  select * into v_row
  from public.waitlist_subscriptions as subscription
  where subscription.email = private.normalized_email(p_email)
    and subscription.confirmed_at is null
    and subscription.confirmation_sent_at is null
  for update;

  if v_row.id is null
    or not private.counted('tries_day', v_row.id::text, private.setting('mail_tries_per_address_day'), '1 day')
  then
    update private.waitlist_counters set hits = hits where scope = 'mails_day';
    return;
  end if;
  if not private.counted('mails_day', '', private.setting('mails_per_day'), '1 day') then
    return;
  end if;

  update public.waitlist_subscriptions as subscription
  set confirmation_sent_at = now(), link_expires_at = now() + interval '7 days', mails = subscription.mails + 1
  where subscription.id = v_row.id;
  delete from private.waitlist_tokens where subscription_id = v_row.id and purpose = 'confirm';
  insert into private.waitlist_tokens (hash, subscription_id, purpose, expires_at) values
    (private.token_hash(v_confirm), v_row.id, 'confirm', now() + interval '7 days'),
    (private.token_hash(v_leave), v_row.id, 'leave', null);
  return query select v_row.id, v_row.email, v_row.name, v_row.interests, v_row.language, v_confirm, v_leave;
end
$$;

-- Gives a claim back after the mail provider refused the mail, so that a later try can send it. The link to leave stays:
-- the mail may have got through although its answer did not.
create or replace function public.release_confirmation(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.waitlist_subscriptions
  set confirmation_sent_at = null, link_expires_at = null, mails = mails - 1
  where id = p_id and confirmed_at is null and link_expires_at is not null;
  if found then
    delete from private.waitlist_tokens where subscription_id = p_id and purpose = 'confirm';
  end if;
end
$$;

create function public.confirm_waitlist_subscription(p_token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  select subscription_id into v_id
  from private.waitlist_tokens
  where hash = private.token_hash(p_token) and purpose = 'confirm' and (used_at is not null or expires_at > now());

  -- The row first: whoever changes its tokens holds it.
  perform from public.waitlist_subscriptions where id = v_id for update;
  update private.waitlist_tokens set used_at = coalesce(used_at, now()) where hash = private.token_hash(p_token) and subscription_id = v_id;
  if not found then
    raise exception 'The link is not valid' using errcode = 'P0001', hint = 'invalid_token';
  end if;
  update public.waitlist_subscriptions set confirmed_at = coalesce(confirmed_at, now()) where id = v_id;
end
$$;

create function public.leave_waitlist(p_token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  select subscription_id into v_id
  from private.waitlist_tokens
  where hash = private.token_hash(p_token) and purpose = 'leave';
  -- Erased meanwhile by a parallel call is as good as erased by this one.
  if v_id is not null then
    perform private.erase_row(v_id, 'left');
    return;
  end if;
  perform from private.waitlist_erasures where leave_hashes @> array[private.token_hash(p_token)];
  if not found then
    raise exception 'The link is not valid' using errcode = 'P0001', hint = 'invalid_token';
  end if;
end
$$;

-- Step 1 writes a sign-up down and reads nothing about its address, so that its time cannot tell who is listed. What it means for
-- the list is settled when step 2 asks for the mail, which answers after the same time for everybody; else by the purge.

create table private.waitlist_sign_ups (
  id bigint generated always as identity primary key,
  email text not null,
  name text not null,
  interests text[] not null,
  message text,
  language text not null,
  notice_version text references private.waitlist_notices (version),
  created_at timestamptz not null default now()
);
create index waitlist_sign_ups_email on private.waitlist_sign_ups (email);

comment on table private.waitlist_sign_ups is 'Sign-ups as they came and were acknowledged, until they are settled.';

-- As before, but for step 1's last line. At most 100 characters are 400 octets, 2,000 are 8,000; some blanks around them fit.
create or replace function public.add_waitlist_subscription(
  p_email text,
  p_name text,
  p_interests text,
  p_message text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := case when octet_length(p_name) <= 1024 then private.trimmed(p_name) end;
  v_email text := private.normalized_email(p_email);
  v_interests text[] := private.interest_list(p_interests);
  v_message text := case when octet_length(p_message) <= 8192 then private.trimmed(p_message) end;
  v_language text;
begin
  if v_name is null or char_length(v_name) not between 2 and 100 or v_name ~ '[\u0001-\u001f\u007f-\u009f]' then
    raise exception 'The name is not valid' using errcode = 'P0001', hint = 'invalid_name';
  end if;
  if v_email is null then
    raise exception 'The email is not valid' using errcode = 'P0001', hint = 'invalid_email';
  end if;
  if v_interests is null then
    raise exception 'The interests are not valid' using errcode = 'P0001', hint = 'invalid_interests';
  end if;
  -- Tabs and line breaks are part of a message; other control characters are not.
  if octet_length(p_message) > 8192 or char_length(v_message) > 2000
    or v_message ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'
  then
    raise exception 'The message is not valid' using errcode = 'P0001', hint = 'invalid_message';
  end if;
  perform private.admit_sign_up();

  v_language := private.preferred_language(private.request_header('accept-language'));
  insert into private.waitlist_sign_ups (email, name, interests, message, language, notice_version)
  values (v_email, v_name, v_interests, v_message, v_language,
    private.notice_shown(v_language, private.request_header('x-client-info')));
end
$$;

drop function private.store_sign_up(text, text, text[], text);

-- A new address becomes a row. A known one that was never mailed, or whose link has expired, becomes what its new sign-up
-- says, because that is what the next mail will describe. One that is confirmed or has a live link is left alone.
create function private.store_sign_up(p_sign_up private.waitlist_sign_ups) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_may_change boolean := private.counted('mailbox_day', private.mailbox_key(p_sign_up.email), private.setting('sign_ups_per_mailbox_day'), '1 day');
begin
  insert into public.waitlist_subscriptions (email, name, interests, message, language, notice_version, created_at)
  values (p_sign_up.email, p_sign_up.name, p_sign_up.interests, p_sign_up.message, p_sign_up.language, p_sign_up.notice_version,
    p_sign_up.created_at)
  on conflict (email) do nothing;
  if found or not v_may_change then
    return;
  end if;

  update public.waitlist_subscriptions
  set name = p_sign_up.name, interests = p_sign_up.interests, message = p_sign_up.message, language = p_sign_up.language,
    notice_version = p_sign_up.notice_version, created_at = p_sign_up.created_at, confirmation_sent_at = null, link_expires_at = null
  where email = p_sign_up.email
    and confirmed_at is null
    -- A link lives for seven days: what expires later was made by a clock that was wrong.
    and coalesce(link_expires_at <= p_sign_up.created_at or link_expires_at > now() + interval '7 days', true);
end
$$;

-- Settles what was signed up for an address, in the order in which it came. The caller holds the mailbox's lock.
create function private.settle_sign_ups(p_email text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_sign_up private.waitlist_sign_ups;
begin
  for v_sign_up in select * from private.waitlist_sign_ups where email = p_email order by id loop
    perform private.store_sign_up(v_sign_up);
    delete from private.waitlist_sign_ups where id = v_sign_up.id;
  end loop;
end
$$;

-- Settles up to so many sign-ups whose mail nobody asked for, and answers how many. What somebody else is at work on can wait.
create function private.settle_some(p_limit integer) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_email text;
  v_settled integer := 0;
begin
  for v_email in select email from private.waitlist_sign_ups order by id limit p_limit loop
    if private.try_lock_mailbox(v_email) then
      perform private.settle_sign_ups(v_email);
      v_settled := v_settled + 1;
    end if;
  end loop;
  return v_settled;
end
$$;

-- Claims the mail of a sign-up: a row once per sign-up of the last hour; none for a stranger, for a confirmed address, while the link
-- of an earlier mail lives, or over a limit. Claimed or not, the same counter is written.
create or replace function public.claim_confirmation(p_email text)
returns table (id uuid, email text, name text, interests text[], language text, confirm_token text, leave_token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  v_email text := private.normalized_email(p_email);
  v_mailbox text := private.mailbox_key(v_email);
  v_mailed_at timestamptz[];
  v_row public.waitlist_subscriptions;
  v_confirm text := encode(private.random_bytes(), 'hex');
  v_leave text := encode(private.random_bytes(), 'hex');
begin
  perform private.lock_mailbox(v_email);
  perform private.settle_sign_ups(v_email);
  select * into v_row
  from public.waitlist_subscriptions as subscription
  where subscription.email = v_email
    and subscription.confirmed_at is null
    and subscription.confirmation_sent_at is null
    and subscription.created_at > now() - interval '1 hour'
  for update;
  v_mailed_at := private.recent_mails((select mailed_at from private.waitlist_mailboxes where mailbox = v_mailbox));

  if v_row.id is null
    or cardinality(v_mailed_at) >= private.setting('mails_per_mailbox_30_days')
    or not private.counted('tries_day', v_mailbox, private.setting('mail_tries_per_mailbox_day'), '1 day')
  then
    update private.waitlist_counters set hits = hits where scope = 'mails_day';
    return;
  end if;
  if not private.counted('mails_day', '', private.setting('mails_per_day'), '1 day') then
    return;
  end if;

  insert into private.waitlist_mailboxes (mailbox, mailed_at) values (v_mailbox, v_mailed_at || now())
  on conflict (mailbox) do update set mailed_at = excluded.mailed_at;
  update public.waitlist_subscriptions as subscription
  set confirmation_sent_at = now(), link_expires_at = now() + interval '7 days'
  where subscription.id = v_row.id;
  delete from private.waitlist_tokens where subscription_id = v_row.id and purpose = 'confirm';
  insert into private.waitlist_tokens (hash, subscription_id, purpose, expires_at) values
    (private.token_hash(v_confirm), v_row.id, 'confirm', now() + interval '7 days'),
    (private.token_hash(v_leave), v_row.id, 'leave', null);
  return query select v_row.id, v_row.email, v_row.name, v_row.interests, v_row.language, v_confirm, v_leave;
end
$$;

-- Gives a claim back after the mail provider refused the mail, so that the next sign-up can send it. The link to leave stays:
-- the mail may have got through although its answer did not.
create or replace function public.release_confirmation(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_email text := (select email from public.waitlist_subscriptions where id = p_id);
  v_claimed_at timestamptz;
begin
  perform private.lock_mailbox(v_email);
  select confirmation_sent_at into v_claimed_at
  from public.waitlist_subscriptions
  where id = p_id and confirmed_at is null and link_expires_at is not null
  for update;
  if found then
    update private.waitlist_mailboxes set mailed_at = array_remove(mailed_at, v_claimed_at) where mailbox = private.mailbox_key(v_email);
    update public.waitlist_subscriptions set confirmation_sent_at = null, link_expires_at = null where id = p_id;
    delete from private.waitlist_tokens where subscription_id = p_id and purpose = 'confirm';
  end if;
end
$$;

-- Erases a row and all that hangs on it, sign-ups that are not settled yet included; false when it is not there any more. What
-- was counted stays: somebody who leaves must not be mailed anew.
create or replace function private.erase_row(p_id uuid, p_reason text) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  v_email text := (select email from public.waitlist_subscriptions where id = p_id);
begin
  perform private.lock_mailbox(v_email);
  perform from public.waitlist_subscriptions where id = p_id for update;
  if not found then
    return false;
  end if;
  insert into private.waitlist_erasures (subscription_id, reason, leave_hashes)
  values (p_id, p_reason, array(
    select hash from private.waitlist_tokens where subscription_id = p_id and purpose = 'leave'
  ));
  delete from private.waitlist_sign_ups where email = v_email;
  delete from public.waitlist_subscriptions where id = p_id;
  return true;
end
$$;

-- For the team: erases whoever asks for it by mail. False when the address is not listed.
create or replace function private.erase_subscription(p_email text, p_reason text) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  v_email text := private.normalized_email(p_email);
begin
  perform private.lock_mailbox(v_email);
  perform private.settle_sign_ups(v_email);
  return coalesce((select private.erase_row(id, p_reason) from public.waitlist_subscriptions where email = v_email), false);
end
$$;

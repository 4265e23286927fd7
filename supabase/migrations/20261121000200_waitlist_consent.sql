-- The record of each sign-up's consent: which notice was shown, in which language, when, and when it was confirmed.

-- Every text of the notice beside the form that was ever shown. A version is the hash of its text.
create table private.waitlist_notices (
  version text primary key,
  language text not null check (language in ('es', 'en')),
  text text not null,
  since timestamptz not null default now(),
  position integer generated always as identity,
  check (version = encode(sha256(convert_to(text, 'UTF8')), 'hex'))
);

alter table public.waitlist_subscriptions
  add column language text not null default 'es' check (language in ('es', 'en')),
  add column notice_version text references private.waitlist_notices (version),
  add column confirmed_at timestamptz,
  add column link_expires_at timestamptz,
  add column mails smallint not null default 0 check (mails >= 0);

comment on column public.waitlist_subscriptions.created_at is 'When the sign-up that the row shows was made.';
comment on column public.waitlist_subscriptions.link_expires_at is 'Until when the link of the last mail confirms.';
comment on column public.waitlist_subscriptions.mails is 'Mails claimed and not given back.';

-- Spanish unless the header prefers English.
create function private.preferred_language(p_accept_language text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce((
    select tag
    from unnest(string_to_array(lower(left(p_accept_language, 1000)), ',')) with ordinality as entry (range, place),
      lateral (select
        substring(range from '^\s*(es|en)(?:-[a-z0-9-]*)?\s*(?:;|$)') as tag,
        coalesce(substring(range from ';\s*q=([01](?:\.[0-9]{0,3})?)\s*(?:;|$)')::numeric, 1) as quality
      ) as parsed
    where tag is not null and quality > 0
    order by quality desc, place
    limit 1
  ), 'es')
$$;

-- The notice that the visitor's page names, if there is such a one, else the newest in the language.
create function private.notice_shown(p_language text, p_client_info text) returns text
language sql stable set search_path = ''
as $$
  select version
  from private.waitlist_notices
  where language = p_language or version = substring(p_client_info from 'notice=([0-9a-f]{64})')
  order by version = substring(p_client_info from 'notice=([0-9a-f]{64})') desc nulls last, since desc, position desc
  limit 1
$$;

-- A new address becomes a row. A known one that was never mailed, or whose link has expired, becomes what its new sign-up
-- says, because that is what the next mail will describe. One that is confirmed or has a live link is left alone.
create function private.store_sign_up(p_email text, p_name text, p_interests text[], p_message text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_id uuid;
  v_language text := private.preferred_language(private.request_header('accept-language'));
  v_notice text := private.notice_shown(v_language, private.request_header('x-client-info'));
begin
  loop
    insert into public.waitlist_subscriptions (email, name, interests, message, language, notice_version)
    values (p_email, p_name, p_interests, p_message, v_language, v_notice)
    on conflict (email) do nothing
    returning id into v_id;
    exit when v_id is not null;
    select id into v_id from public.waitlist_subscriptions where email = p_email for update;
    -- Neither: it left between the two statements.
    exit when v_id is not null;
  end loop;

  if private.counted('address_day', v_id::text, private.setting('sign_ups_per_address_day'), '1 day') then
    update public.waitlist_subscriptions
    set name = p_name, interests = p_interests, message = p_message, language = v_language, notice_version = v_notice,
      created_at = now(), confirmation_sent_at = null, link_expires_at = null
    where id = v_id
      and confirmed_at is null
      and (link_expires_at is null or link_expires_at <= now())
      and mails < private.setting('mails_per_address');
  end if;
end
$$;

-- As before, and: PT429 (an HTTP 429) with the hint too_many_requests. A known address gets the answer of a new one.
create or replace function public.add_waitlist_subscription(
  p_email text,
  p_name text,
  p_interests text,
  p_message text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_email text := private.normalized_email(p_email);
  v_name text := private.trimmed(p_name);
  v_interests text[] := private.interest_list(p_interests);
  v_message text := private.trimmed(p_message);
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
  if char_length(v_message) > 2000 or v_message ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]' then
    raise exception 'The message is not valid' using errcode = 'P0001', hint = 'invalid_message';
  end if;
  perform private.admit_sign_up();
  perform private.store_sign_up(v_email, v_name, v_interests, v_message);
end
$$;

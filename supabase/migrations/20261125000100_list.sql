-- The list: who signed up, what the notice said, the links in the mails, and what is left of an erasure. Visitors reach
-- it only through functions.

-- A schema that the API does not expose.
create schema private;
revoke all on schema private from public;

-- Every text of the notice beside the form that was ever shown. A version is the hash of its text.
create table private.waitlist_notices (
  version text primary key,
  language text not null check (language in ('es', 'en')),
  text text not null,
  since timestamptz not null default now(),
  position integer generated always as identity,
  check (version = encode(sha256(convert_to(text, 'UTF8')), 'hex'))
);

-- Where mail to an address arrives: without the +tag, and in one spelling where the provider documents several that can
-- be nobody else's. Gmail ignores dots; Proton ignores dots, hyphens and underscores; Yandex takes a hyphen for a dot;
-- their domains, and iCloud's, share a mailbox; anything@ada.fastmail.com is ada@fastmail.com. A hyphen at Yahoo stays:
-- what it begins may be part of another person's name. Who changes a rule recomputes the column:
-- update public.waitlist_subscriptions set email = email where true.
create function private.mailbox(p_email text) returns text language sql immutable strict set search_path = '' as $$
  select case
    when host in ('gmail.com', 'googlemail.com') then replace(owner, '.', '') || '@gmail.com'
    when host in ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
      then translate(owner, '.-_', '') || '@proton.me'
    when host in ('icloud.com', 'me.com', 'mac.com') then owner || '@icloud.com'
    when host ~ '^(yandex\.(ru|com|by|kz|ua|uz)|ya\.ru)$' then replace(owner, '.', '-') || '@yandex.ru'
    when host ~ '^[^.]+\.fastmail\.(com|fm|net|org|us|cn|es|fr|de|co\.uk|com\.au)$'
      then replace(split_part(host, '.', 1), '-', '_') || '@' || substring(host from '\.(.+)$')
    when host ~ '^fastmail\.' then replace(owner, '-', '_') || '@' || host
    else owner || '@' || host
  end
  from (select
    split_part(p_email, '@', 2) as host,
    coalesce(nullif(split_part(split_part(p_email, '@', 1), '+', 1), ''), split_part(p_email, '@', 1)) as owner
  ) as parts
$$;

-- One row a mailbox. Of who has not confirmed it shows the last sign-up that gets a mail; confirming makes it what was
-- typed for that mail.
create table public.waitlist_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (octet_length(email) between 6 and 254),
  mailbox text not null unique generated always as (private.mailbox(email)) stored,
  name text not null check (char_length(name) between 2 and 100),
  interests text[] not null check (cardinality(interests) > 0),
  message text check (char_length(message) between 1 and 2000),
  language text not null default 'es' check (language in ('es', 'en')),
  notice_version text references private.waitlist_notices (version),
  created_at timestamptz not null default now(), -- When the sign-up that the row shows was made.
  mailed_at timestamptz, -- When the mail provider took the last confirmation mail.
  confirmed_at timestamptz,
  bounced_at timestamptz -- When a mail to this address bounced for good: it gets no letter.
);
create index waitlist_subscriptions_unconfirmed on public.waitlist_subscriptions (greatest(created_at, mailed_at))
  where confirmed_at is null;
create index waitlist_subscriptions_confirmed on public.waitlist_subscriptions (id) where confirmed_at is not null;
alter table public.waitlist_subscriptions enable row level security;

-- Only hashes of the tokens are kept. A mail that is tried twice has two of each, which all work.
create table private.waitlist_tokens (
  hash bytea primary key,
  subscription_id uuid not null references public.waitlist_subscriptions on delete cascade,
  purpose text not null check (purpose in ('confirm', 'leave')),
  mail_id uuid,
  expires_at timestamptz,
  used_at timestamptz
);
create index waitlist_tokens_subscription on private.waitlist_tokens (subscription_id);
create index waitlist_tokens_mail on private.waitlist_tokens (mail_id);
create index waitlist_tokens_expires on private.waitlist_tokens (expires_at)
  where purpose = 'confirm' and used_at is null;

-- Proof of erasure: the owner of a mail can show that its row is gone. Nothing here identifies a person.
create table private.waitlist_erasures (
  subscription_id uuid primary key,
  erased_at timestamptz not null default now(),
  reason text not null check (reason in ('left', 'complained', 'unconfirmed', 'unmailed', 'letter', 'team')),
  leave_hashes bytea[] not null
);
create index waitlist_erasures_leave_hashes on private.waitlist_erasures using gin (leave_hashes);
create index waitlist_erasures_erased_at on private.waitlist_erasures (erased_at);

-- Without white space and characters that show nothing at its ends, as src/lib/trimmed.ts has it, so that browser and
-- database see the same text; nothing left is null.
create function private.trimmed(value text) returns text language sql immutable set search_path = '' as $$
  select nullif(btrim(value, E' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
    '\u2028\u2029\u202f\u205f\u3000\ufeff\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f'
    '\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2800\u3164\uffa0\ufff9\ufffa\ufffb'
    '\u2060\u2061\u2062\u2063\u2064\u2065\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f'), '')
$$;

-- Length before work: no text is trimmed, normalised, matched or hashed before its size in octets is known to be small.
-- normalize() is quadratic on misordered combining marks, and statement_timeout does not interrupt it.

-- The address as it is stored, or null when it is not one. ASCII only: a look-alike letter is refused, and the form has
-- turned an international domain into its ASCII form. 254 characters of four octets each, the most that can become an
-- address, fit into 1,024.
create function private.normalized_email(value text) returns text language plpgsql immutable set search_path = '' as $$
declare
  address text;
begin
  if octet_length(value) <= 1024 then
    -- Small letters by the rules of ASCII, whatever the locale: İ becomes i in some.
    address := lower(normalize(private.trimmed(value), NFKC) collate "C");
  end if;
  return case when octet_length(address) between 6 and 254
    and octet_length(split_part(address, '@', 1)) <= 64
    and address ~ ('^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*'
      || '@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$')
    then address end;
end
$$;

-- The interests as a list, or null unless they are canonical, at least one, none twice, joined with ', '. All seven
-- take 187 octets.
create function private.interest_list(value text) returns text[] language sql immutable set search_path = '' as $$
  select list
  from (select string_to_array(value, ', ') as list where octet_length(value) <= 256) as split
  where cardinality(list) > 0
    and cardinality(list) = (select count(distinct interest) from unnest(list) as interest)
    and list <@ array['Tools that pay you to use them', 'Universal basic income', 'A better economy',
      'Participate in the community', 'Social applications', 'A more just society', 'Web3 technology']
$$;

-- The notice that the visitor's page names, if there is such a one, else the newest in the language.
create function private.notice_shown(p_language text, p_notice text) returns text
language sql stable set search_path = '' as $$
  select version from private.waitlist_notices
  where language = p_language or version = p_notice
  order by version = p_notice desc nulls last, since desc, position desc
  limit 1
$$;

create function private.random_bytes() returns bytea language sql volatile set search_path = '' as $$
  -- An id has 122 random bits; three fill the hash.
  select sha256(convert_to(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), 'UTF8'))
$$;

-- Our tokens have 64 characters; what is longer than 200 is none.
create function private.token_hash(p_token text) returns bytea language sql immutable strict set search_path = '' as $$
  select case when octet_length(p_token) <= 200 then sha256(convert_to(p_token, 'UTF8')) end
$$;

-- The notice beside the form, as it is shown. In braces stands what the build fills in: the CONTROLLER_ variables of
-- the release. When its words change, `npm test` prints what a new migration has to say.
insert into private.waitlist_notices (language, version, text) values ('es', 'bd2e085a90cb320dc34d497083253056d27faac465bc352774e5e144492de63d', 'Qué hacemos con tus datos
Quién
{{name}} (NIF {{taxId}}), responsable de Constela. Escríbenos a {{email}}.
Para qué
Pedirte que confirmes tu dirección, avisarte por correo cuando Constela abra y saber qué temas te interesan.
Base legal
Tu consentimiento: nos lo das al enviar este formulario y puedes retirarlo cuando quieras.
Quién más
Supabase y Resend, que trabajan para nosotros. Resend guarda registros en Estados Unidos.
Cuánto tiempo
Hasta 30 días después de avisarte de que abrimos, o hasta que te vayas. Si no confirmas tu dirección, borramos tus datos 30 días después de inscribirte o de nuestro último correo, lo que sea más tarde.
Edad
Para personas de 14 años o más, o de la edad que exija tu país si es mayor.
Cómo irte
Con el enlace que va en cada correo: abre una página, pulsas su botón, sin preguntas, y borramos tus datos.
Tus derechos
Acceder a tus datos, rectificarlos, suprimirlos, limitar su uso, oponerte, llevártelos y reclamar ante la AEPD o la autoridad de tu país.
Política de privacidad'),
('en', '919333650aebc3f90cdf8f9bebc51f03c62d4327b3440a5791af0c628d713472', 'What we do with your data
Who
{{name}} (tax number {{taxId}}), responsible for Constela. Write to {{email}}.
What for
To ask you to confirm your address, email you when Constela opens and know which topics interest you.
Legal basis
Your consent: you give it by sending this form, and can withdraw it whenever you like.
Who else
Supabase and Resend, who work for us. Resend keeps records in the United States.
How long
Until 30 days after we tell you that we’re open, or until you leave. If you don’t confirm your address, we erase your data 30 days after you sign up or after our last email, whichever is later.
Age
For people aged 14 or over, or the age your country requires if higher.
How to leave
With the link in every email: it opens a page, you press its button, no questions, and we erase your data.
Your rights
To see your data, correct it, erase it, restrict its use, object, take it with you, and complain to the AEPD, the Spanish data protection authority, or to that of your country.
Privacy policy');

-- Erases a row and all that hangs on it; false when it is not there any more. Who wants to go also takes along the
-- sign-ups that are not settled yet; for others these are a new beginning. Mails that wait go; what was sent stays
-- without person and address, as long as it counts: somebody who leaves must not be mailed anew.
create function private.erase_row(p_id uuid, p_reason text) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_mailbox text;
  v_is_leaving boolean := p_reason in ('left', 'complained', 'team');
begin
  perform private.lock_mailbox(email) from public.waitlist_subscriptions where id = p_id;
  select mailbox into v_mailbox from public.waitlist_subscriptions where id = p_id for update;
  if not found then return false; end if;
  insert into private.waitlist_erasures (subscription_id, reason, leave_hashes)
  values (p_id, p_reason, array(
    select hash from private.waitlist_tokens where subscription_id = p_id and purpose = 'leave'
  ))
  -- The proof may be there already: of a person whom a restored backup lists again.
  on conflict (subscription_id) do update
  set leave_hashes = private.waitlist_erasures.leave_hashes || excluded.leave_hashes;
  delete from private.mails where person_id = p_id and (state = 'waiting' or kind like 'sample %');
  update private.mails
  set state = case state when 'claimed' then 'taken' else state end,
    ended_at = coalesce(ended_at, now()),
    event = case when v_is_leaving and kind = 'confirmation' and event is distinct from 'bounced' then 'left'
      else event end,
    -- The time of a bounce stays: networks pause by it.
    event_at = case when v_is_leaving and event is distinct from 'bounced' then now() else event_at end,
    person_id = null, email = null, provider_id = null,
    mailbox = case when kind = 'confirmation' then mailbox end,
    spelling = case when kind = 'confirmation' then spelling end
  where person_id = p_id;
  if v_is_leaving then
    delete from private.waitlist_sign_ups where private.mailbox(email) = v_mailbox;
  end if;
  delete from public.waitlist_subscriptions where id = p_id;
  return true;
end
$$;

-- For the team: erases a person who asks for it by mail, by any spelling of the address; also what could not be
-- settled. False when nothing was there.
create function private.erase_subscription(p_email text, p_reason text) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_email text := private.normalized_email(p_email);
begin
  perform private.lock_mailbox(v_email);
  perform private.settle_sign_ups(v_email);
  if private.erase_row(
    (select id from public.waitlist_subscriptions where mailbox = (select private.mailbox(v_email))), p_reason
  ) then
    return true;
  end if;
  delete from private.waitlist_sign_ups where private.mailbox(email) = (select private.mailbox(v_email));
  return found;
end
$$;

-- Confirms what was typed for the mail of this link, whatever was signed up meanwhile.
create function public.confirm_waitlist_subscription(p_token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_hash bytea := private.token_hash(p_token);
  v_id uuid;
  v_mail uuid;
begin
  select subscription_id, mail_id into v_id, v_mail from private.waitlist_tokens
  where hash = v_hash and purpose = 'confirm' and (used_at is not null or expires_at > now());

  perform private.lock_mailbox(email) from public.waitlist_subscriptions where id = v_id;
  perform from public.waitlist_subscriptions where id = v_id for update;
  update private.waitlist_tokens set used_at = coalesce(used_at, now()) where hash = v_hash and subscription_id = v_id;
  if not found then
    raise exception 'The link is not valid' using errcode = 'P0001', hint = 'invalid_token';
  end if;
  update public.waitlist_subscriptions as person
  set email = sign_up.email, name = sign_up.name, interests = sign_up.interests, message = sign_up.message,
    language = sign_up.language, notice_version = sign_up.notice_version, created_at = sign_up.created_at
  from private.mails as mail join private.waitlist_sign_ups as sign_up on sign_up.id = mail.sign_up_id
  where person.id = v_id and person.confirmed_at is null and mail.id = v_mail;
  update public.waitlist_subscriptions
  set confirmed_at = now(), bounced_at = null, mailed_at = coalesce(mailed_at, now())
  where id = v_id and confirmed_at is null;
  if not found then return; end if;

  -- The link proves that a mail arrived, even if its request is in doubt.
  delete from private.mails where person_id = v_id and kind = 'confirmation' and state in ('waiting', 'failed');
  update private.mails
  set state = 'taken', ended_at = coalesce(ended_at, now()), event = coalesce(event, 'confirmed'), event_at = coalesce(event_at, now())
  where person_id = v_id and kind = 'confirmation';
  delete from private.waitlist_sign_ups where subscription_id = v_id;
end
$$;

create function public.leave_waitlist(p_token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_hash bytea := private.token_hash(p_token);
  v_id uuid := (select subscription_id from private.waitlist_tokens where hash = v_hash and purpose = 'leave');
begin
  if v_id is not null then
    -- Erased meanwhile by a parallel call is as good as erased by this one.
    perform private.erase_row(v_id, 'left');
  elsif not exists (select from private.waitlist_erasures where leave_hashes @> array[v_hash]) then
    raise exception 'The link is not valid' using errcode = 'P0001', hint = 'invalid_token';
  end if;
end
$$;

-- Letters to the people who confirmed. The ledger says who was written to, so that each letter reaches a person once
-- whatever stops the sending: a row is claimed before its mail is sent, and marked afterwards.

create table private.waitlist_letters (
  letter text primary key check (char_length(letter) between 1 and 100),
  started_at timestamptz not null default now(),
  last_claimed_at timestamptz, -- When the last of its mails was claimed: the letter as a whole ends some days later.
  -- How many got it and were erased since. Their rows in the ledger are gone.
  left_since integer not null default 0 check (left_since >= 0)
);

create table private.waitlist_letter_mails (
  subscription_id uuid not null references public.waitlist_subscriptions on delete cascade,
  letter text not null references private.waitlist_letters,
  claimed_at timestamptz not null,
  -- When an earlier claim, of which nobody knows how it ended, used the same idempotency key.
  in_doubt_since timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  primary key (subscription_id, letter)
);
comment on table private.waitlist_letter_mails is
  'Neither sent nor failed: it was claimed, and nobody knows whether the mail provider took it. Its idempotency key can
  be asked again for a day.';

-- Claims the next people after an id, in the order of ids, and makes each a link to leave of their own. Left out is
-- what was sent, what was claimed since p_before (in this pass), what failed unless p_failed, and what the provider's
-- key no longer protects unless p_in_doubt. A locked row is skipped: its person is leaving, or comes in the next pass.
create function private.claim_letters(
  p_letter text, p_after uuid, p_limit integer, p_before timestamptz, p_failed boolean, p_in_doubt boolean
) returns table (id uuid, email text, name text, language text, leave_token text)
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  with chosen as materialized (
    select person.id, person.email, person.name, person.language, encode(private.random_bytes(), 'hex') as leave_token
    from public.waitlist_subscriptions as person
    where person.confirmed_at is not null and person.bounced_at is null and person.id > p_after
      -- A subquery of one value, which is looked up row by row: a join would read the whole ledger for each call.
      and coalesce((
        select mail.sent_at is null and mail.claimed_at < p_before and (
          case
            when mail.failed_at is not null then p_failed
            else p_in_doubt or coalesce(mail.in_doubt_since, mail.claimed_at) > now() - interval '23 hours'
          end
        )
        from private.waitlist_letter_mails as mail
        where mail.subscription_id = person.id and mail.letter = p_letter
      ), true)
    order by person.id limit p_limit
    for update of person skip locked
  ), claimed as (
    insert into private.waitlist_letter_mails as mail (subscription_id, letter, claimed_at)
    select chosen.id, p_letter, clock_timestamp() from chosen
    on conflict (subscription_id, letter) do update
    set claimed_at = excluded.claimed_at,
      failed_at = null,
      in_doubt_since = case
        when mail.failed_at is null and coalesce(mail.in_doubt_since, mail.claimed_at) > now() - interval '23 hours'
          then coalesce(mail.in_doubt_since, mail.claimed_at)
      end
    where mail.sent_at is null and mail.claimed_at < p_before
    returning mail.subscription_id
  ), latest as (
    update private.waitlist_letters set last_claimed_at = clock_timestamp()
    where letter = p_letter and exists (select from claimed)
  ), linked as (
    insert into private.waitlist_tokens (hash, subscription_id, purpose)
    select private.token_hash(chosen.leave_token), chosen.id, 'leave'
    from chosen join claimed on claimed.subscription_id = chosen.id
  )
  select chosen.* from chosen join claimed on claimed.subscription_id = chosen.id order by chosen.id;
end
$$;

-- Says how claimed mails ended: sent, refused for good, or given back because the provider certainly did not take them.
-- A row that is locked belongs to somebody who is leaving.
create function private.mark_letters(p_letter text, p_sent uuid[], p_failed uuid[], p_given_back uuid[]) returns void
language sql volatile set search_path = '' as $$
  with held as materialized (
    select mail.subscription_id
    from private.waitlist_letter_mails as mail
    where mail.letter = p_letter and mail.subscription_id = any (p_sent || p_failed || p_given_back)
    for update skip locked
  ), returned as (
    delete from private.waitlist_letter_mails as mail using held
    where mail.letter = p_letter
      and mail.subscription_id = held.subscription_id and held.subscription_id = any (p_given_back)
      and mail.in_doubt_since is null
  )
  update private.waitlist_letter_mails as mail
  set sent_at = case when held.subscription_id = any (p_sent) then now() end,
    failed_at = case when held.subscription_id = any (p_failed) then now() end
  from held
  where mail.letter = p_letter
    and mail.subscription_id = held.subscription_id and held.subscription_id <> all (p_given_back)
$$;

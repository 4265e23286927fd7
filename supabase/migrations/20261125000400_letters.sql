-- Letters are mails like any other. Each reaches a person once: a person has one row of a kind.

-- Plans a letter for so many people who confirmed and have none yet, and answers for how many. Whom a mail bounced is
-- down as failed, so that the letter ends for them, too.
create function private.plan_letter(p_letter text, p_limit integer) returns integer
language sql volatile set search_path = '' as $$
  with planned as (
    insert into private.mails (kind, person_id, email, language, turn, state, event, ended_at)
    select p_letter, id, email, language, 0,
      case when bounced_at is null then 'waiting' else 'failed' end,
      case when bounced_at is not null then 'bounced' end,
      case when bounced_at is not null then now() end
    from public.waitlist_subscriptions as person
    where confirmed_at is not null
      and not exists (select from private.mails where person_id = person.id and kind = p_letter)
    order by id limit p_limit
    on conflict do nothing
    returning id
  )
  select count(*)::integer from planned
$$;

-- How a letter stands, by language: how many have none yet, wait, were taken (by people who left since, too), failed, or
-- are in doubt for longer than the provider knows.
create function private.letter_state(p_letter text)
returns table (language text, unplanned bigint, waiting bigint, taken bigint, failed bigint, doubt bigint, left_since bigint)
language sql stable set search_path = '' as $$
  select language, count(*) filter (where state = 'none'), count(*) filter (where state in ('waiting', 'claimed')),
    count(*) filter (where state = 'taken'), count(*) filter (where state = 'failed' and event is null),
    count(*) filter (where state = 'doubt'), count(*) filter (where state <> 'none' and person_id is null)
  from (
    select language, state, event, person_id from private.mails where kind = p_letter
    union all
    select language, 'none', null, id from public.waitlist_subscriptions as person
    where confirmed_at is not null
      and not exists (select from private.mails where person_id = person.id and kind = p_letter)
  ) as everybody
  group by language order by language desc
$$;

-- What the mail provider says after it took a mail.

-- The provider's events that were handled, by the hash of their ids, so that each counts once.
create table private.waitlist_events (id bytea primary key, handled_at timestamptz not null default now());

-- A mail bounced for good, its reader complained, or the provider could not send it ('failure', with its reason).
-- Answers 'paused' when all confirmations now pause because of too many bounces, else 'done'.
create function public.record_mail_event(p_id text, p_kind text, p_email text, p_why text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_email text := private.normalized_email(p_email);
  v_person public.waitlist_subscriptions;
begin
  insert into private.waitlist_events (id) values (sha256(convert_to(left(p_id, 200), 'UTF8'))) on conflict do nothing;
  if not found then return 'done'; end if;
  -- The mailbox, the mailer, the person, the mail: the order of all who lock several.
  perform private.lock_mailbox(v_email);
  perform from private.waitlist_mailer for update;
  select * into v_person from public.waitlist_subscriptions
  where mailbox = (select private.mailbox(v_email)) for update;
  if p_kind = 'complaint' then
    perform private.erase_row(v_person.id, 'complained');
    return 'done';
  elsif p_kind = 'failure' then
    perform private.record_failure(v_person, v_email, p_why);
    return 'done';
  end if;

  -- Another spelling of the mailbox may work.
  update public.waitlist_subscriptions set bounced_at = coalesce(bounced_at, now())
  where id = v_person.id and email = v_email;
  delete from private.waitlist_queue where subscription_id = v_person.id and email = v_email;
  update private.waitlist_mailed set bounced_at = now() where id = (
    select id from private.waitlist_mailed
    where spelling = (select private.spelling_key(v_email)) and mailbox = (select private.mailbox_key(v_email))
      and bounced_at is null
    order by mailed_at desc limit 1
  );
  update private.waitlist_mailer
  set paused_until = now() + interval '1 hour', pause_reason = 'too many hard bounces'
  where paused_until < now() + interval '30 minutes' and private.bounces_everywhere();
  return case when found then 'paused' else 'done' end;
end
$$;

-- Whether too many of the last mails bounced for good: of 500 within a day, at least 50, to people of ten networks.
create function private.bounces_everywhere() returns boolean language sql stable set search_path = '' as $$
  select count(*) >= 50
    and count(bounced_at) * 100 > count(*) * private.setting('hard_bounces_percent')
    and count(distinct coalesce(network, id::text)) filter (where bounced_at is not null) >= 10
  from (
    select * from private.waitlist_mailed where mailed_at > now() - interval '1 day' order by mailed_at desc limit 500
  ) as latest
$$;

-- The provider took a mail and then could not send it: it counts as failed, with the reason, and no longer as mailed.
create function private.record_failure(p_person public.waitlist_subscriptions, p_email text, p_why text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_person.confirmed_at is not null then
    update private.waitlist_letter_mails set sent_at = null, failed_at = now()
    where subscription_id = p_person.id and sent_at > now() - interval '3 days';
  elsif p_person.mailed_at is not null then
    delete from private.waitlist_mailed where id = (
      select id from private.waitlist_mailed
      where spelling = (select private.spelling_key(p_email)) and mailbox = (select private.mailbox_key(p_email))
      order by mailed_at desc limit 1
    );
    update public.waitlist_subscriptions set mailed_at = null where id = p_person.id and not is_repeated;
    perform private.queue_mail(p_person.id, p_email, null, now() + interval '1 hour');
    -- A quota of the provider says nothing about the person.
    if p_why is null or p_why !~ 'quota' then
      perform private.fail_mails(array[p_person.id], coalesce(p_why, 'the mail provider could not send it'));
    end if;
  end if;
end
$$;

-- What the mail provider says after it took a mail, matched by its id of the mail, or by our own.

-- A mail bounced for good, its reader complained, or the provider could not send it ('failure', with its reason).
-- Answers 'paused' when all confirmations now pause because of too many bounces, else 'done'. What comes again changes
-- nothing more.
create function public.record_mail_event(p_kind text, p_provider_id text, p_mail uuid default null, p_why text default null)
returns text language plpgsql security definer set search_path = '' as $$
declare
  v_mail private.mails;
begin
  -- The mailbox, the mailer, the person, the mail: the order of all who lock several.
  perform private.lock_mailbox(email) from private.mails
  where octet_length(p_provider_id) <= 200 and provider_id = p_provider_id or id = p_mail;
  perform from private.waitlist_mailer for update;
  select * into v_mail from private.mails
  where (provider_id = p_provider_id or id = p_mail) and state in ('claimed', 'taken');
  if not found then return 'done'; end if;
  perform from public.waitlist_subscriptions where id = v_mail.person_id for update;
  if p_kind = 'complaint' then
    perform private.erase_row(v_mail.person_id, 'complained');
  elsif p_kind = 'failure' then
    -- A quota of the provider says nothing about the person.
    perform private.take_back(array[v_mail.id], coalesce(p_why !~ 'quota', true),
      coalesce(p_why, 'the mail provider could not send it'), '1 hour')
    where v_mail.event is null;
    update public.waitlist_subscriptions set mailed_at = null
    where id = v_mail.person_id and confirmed_at is null
      and not exists (select from private.mails where person_id = v_mail.person_id and state = 'taken');
  elsif v_mail.event is null or v_mail.event <> 'bounced' then
    update private.mails set event = 'bounced', event_at = now() where id = v_mail.id;
    delete from private.mails
    where person_id = v_mail.person_id and spelling = v_mail.spelling and state = 'waiting' and kind = 'confirmation';
    -- An address that was confirmed after this mail works.
    update public.waitlist_subscriptions set bounced_at = now()
    where id = v_mail.person_id and email = v_mail.email and (confirmed_at < v_mail.sent_at) is not false;
    update private.waitlist_mailer
    set paused_until = now() + interval '1 hour', pause_reason = 'too many hard bounces'
    where paused_until < now() + interval '30 minutes' and private.bounces_everywhere();
    return case when found then 'paused' else 'done' end;
  end if;
  return 'done';
end
$$;

-- Whether too many of the last mails bounced for good: of 500 within a day, at least 50, to people of ten networks.
create function private.bounces_everywhere() returns boolean language sql stable set search_path = '' as $$
  select count(*) >= 50
    and count(*) filter (where event = 'bounced') * 100 > count(*) * private.setting('hard_bounces_percent')
    and count(distinct coalesce(network, id::text)) filter (where event = 'bounced') >= 10
  from (
    select * from private.mails where kind = 'confirmation' and sent_at > now() - interval '1 day'
    order by sent_at desc limit 500
  ) as latest
$$;

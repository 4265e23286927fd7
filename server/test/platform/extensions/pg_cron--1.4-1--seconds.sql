-- Debian's pg_cron is older than schedules like '10 seconds': it runs such a job every minute.
alter function cron.schedule(text, text, text) rename to schedule_minutes;

create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql volatile set search_path = '' as $$
  select cron.schedule_minutes(job_name, case when schedule like '% seconds' then '* * * * *' else schedule end, command)
$$;

import type { Database } from '../server/database/database';

/** Lets time pass: every time in the database becomes so much earlier. */
export const age = (database: Database, interval: string) =>
  database.script(`
    do $$
    declare
      place record;
    begin
      for place in
        select format('%I.%I', table_schema, table_name) as table, column_name as name, data_type = 'ARRAY' as several
        from information_schema.columns join pg_class on oid = format('%I.%I', table_schema, table_name)::regclass
        where table_schema in ('public', 'private') and relkind = 'r' and udt_name in ('timestamptz', '_timestamptz')
          -- The wording of a notice has no age.
          and table_name not in ('waitlist_notices', 'waitlist_counters')
      loop
        execute format(
          case when place.several then 'update %s set %I = array(select at - %L::interval from unnest(%2$I) as at)'
            else 'update %s set %I = %2$I - %L::interval' end,
          place.table, place.name, '${interval}');
      end loop;
      -- Windows begin with whole hours or days.
      update private.waitlist_counters
      set since = since - date_trunc(case when scope like '%hour' then 'hour' else 'day' end, interval '${interval}');
    end
    $$`);

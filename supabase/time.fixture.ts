import type { Database } from '../server/database/database';

/** Lets days pass in a database of any state: every time that it keeps becomes so much earlier. */
export const letDaysPass = (database: Database, days: number) =>
  database.script(`
    do $$
    declare
      place record;
    begin
      for place in
        select format('%I.%I', table_schema, table_name) as table, column_name as name, data_type = 'ARRAY' as several
        from information_schema.columns
        where table_schema in ('public', 'private') and udt_name in ('timestamptz', '_timestamptz')
          -- The wording of a notice has no age.
          and table_name <> 'waitlist_notices'
      loop
        execute format(
          case when place.several then 'update %s set %I = array(select at - %L::interval from unnest(%2$I) as at)'
            else 'update %s set %I = %2$I - %L::interval' end,
          place.table, place.name, '${days} days');
      end loop;
    end
    $$`);

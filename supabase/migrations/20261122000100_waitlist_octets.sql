-- Length before work: no text is trimmed, normalised, matched or hashed before its size in octets is known to be small.
-- normalize() is quadratic on misordered combining marks, and statement_timeout does not interrupt it.

-- As before. 254 characters of four octets each, the most that can become an address, fit into 1,024.
create or replace function private.normalized_email(value text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  address text;
begin
  if octet_length(value) > 1024 then
    return null;
  end if;
  address := lower(normalize(private.trimmed(value), NFKC) collate "C");
  if octet_length(address) between 6 and 254
    and octet_length(split_part(address, '@', 1)) <= 64
    and address ~ '^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$'
  then
    return address;
  end if;
  return null;
end
$$;

-- As before. All seven interests together take 187 octets.
create or replace function private.interest_list(value text) returns text[]
language sql immutable set search_path = ''
as $$
  select list
  from (select string_to_array(value, ', ') as list where octet_length(value) <= 256) as split
  where cardinality(list) > 0
    and cardinality(list) = (select count(distinct interest) from unnest(list) as interest)
    and list <@ array[
      'Tools that pay you to use them',
      'Universal basic income',
      'A better economy',
      'Participate in the community',
      'Social applications',
      'A more just society',
      'Web3 technology'
    ]
$$;

-- As before. Our tokens have 64 characters; what is longer than 200 is none.
create or replace function private.token_hash(p_token text) returns bytea
language sql immutable strict set search_path = ''
as $$
  select case when octet_length(p_token) <= 200 then sha256(convert_to(p_token, 'UTF8')) end
$$;

-- As before, but a header of more than 1,024 octets counts as missing.
create or replace function private.request_header(p_name text) returns text
language sql stable strict set search_path = ''
as $$
  select value
  from (select nullif(current_setting('request.headers', true), '')::json ->> p_name as value) as header
  where octet_length(value) <= 1024
$$;

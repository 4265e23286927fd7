-- The address as it is stored. As before, but small letters are made by the rules of ASCII whatever the database's locale:
-- İ became i in some, and the browser, which refuses such an address, was right.
create or replace function private.normalized_email(value text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  address text := lower(normalize(private.trimmed(value), NFKC) collate "C");
begin
  if octet_length(address) between 6 and 254
    and octet_length(split_part(address, '@', 1)) <= 64
    and address ~ '^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$'
  then
    return address;
  end if;
  return null;
end
$$;

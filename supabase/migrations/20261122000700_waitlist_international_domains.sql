-- Addresses with an international domain: ana@compañía.es is stored, counted and mailed as ana@xn--compaa-7va5a.es.

-- One label of a domain in Punycode (RFC 3492). It stops at more than 63 characters, which no label may have.
create function private.punycode(p_label text) returns text
language plpgsql immutable strict set search_path = ''
as $$
declare
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  codes constant integer[] := array(select ascii(c) from unnest(string_to_array(p_label, null)) as c);
  output text := regexp_replace(p_label, '[^\u0001-\u007f]', '', 'g');
  basic constant integer := length(output);
  handled integer := basic;
  code integer;
  place integer;
  last_code integer := 128;
  next_index integer := 0;
  index integer;
  bias integer := 72;
  delta integer;
  rest integer;
  k integer;
  threshold integer;
begin
  if basic = length(p_label) then
    return p_label;
  end if;
  output := 'xn--' || output || case when basic > 0 then '-' else '' end;

  for code, place in
    select each, at from unnest(codes) with ordinality as character (each, at) where each > 127 order by each, at
  loop
    exit when length(output) > 63;
    -- Where the character goes among those that are written already, as a distance from the one before.
    index := (select count(*) from unnest(codes[:place - 1]) as each where each <= code);
    delta := (code - last_code) * (handled + 1) + index - next_index;

    rest := delta;
    k := 36;
    loop
      threshold := greatest(1, least(26, k - bias));
      exit when rest < threshold;
      output := output || substr(digits, threshold + (rest - threshold) % (36 - threshold) + 1, 1);
      rest := (rest - threshold) / (36 - threshold);
      k := k + 36;
    end loop;
    output := output || substr(digits, rest + 1, 1);

    delta := delta / case when handled = basic then 700 else 2 end;
    delta := delta + delta / (handled + 1);
    k := 0;
    while delta > 455 loop
      delta := delta / 35;
      k := k + 36;
    end loop;
    bias := k + 36 * delta / (delta + 38);
    handled := handled + 1;
    last_code := code;
    next_index := index + 1;
  end loop;
  return output;
end
$$;

-- The domain as mail servers know it, in small letters; null when it has none. The three sets are those of asciiDomain.ts: characters
-- that IDNA leaves alone but for their case. Absent are ß and ς, on which engines differ, and İ, whose small letter is two characters.
create function private.ascii_domain(p_domain text) returns text
language plpgsql immutable strict set search_path = ''
as $$
declare
  letters constant text := 'A-Za-z\u00c0-\u00d6\u00d8-\u00de\u00e0-\u00f6\u00f8-\u012f\u0131-\u017e'
    '\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9'
    '\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03c1\u03c3-\u03ce'
    '\u0400-\u045f\u0490\u0491'
    '\u0904-\u0939\u0e01-\u0e30\u0e32\u0e40-\u0e46'
    '\u3005\u3007\u3041-\u3096\u30a1-\u30fa\u30fc\u3400-\u4db5\u4e00-\u9fa5\uac00-\ud7a3';
  marks constant text := '\u0900-\u0903\u093c-\u094d\u0e31\u0e34-\u0e3a\u0e47-\u0e4e';
  right_to_left constant text := '\u05d0-\u05ea\u0620-\u063f\u0641-\u064a\u0671-\u06d3';
  label constant text := format('(?!..--)(?:[%3$s]+|[%1$s0-9](?:[%1$s%2$s0-9-]*[%1$s%2$s0-9])?)', letters, marks, right_to_left);
  domain text;
begin
  if p_domain !~ '[^\u0001-\u007f]' then
    return lower(p_domain collate "C");
  elsif char_length(p_domain) > 253
    or p_domain !~ format('^%1$s(?:\.%1$s)+$', label)
    -- Beside letters that run from right to left no label may begin with a digit (RFC 5893).
    or p_domain ~ format('[%s]', right_to_left) and p_domain ~ '(?:^|\.)[0-9]'
  then
    return null;
  end if;
  -- lower() is sure of ASCII only: accents are taken off meanwhile, and letters without one have their small one named.
  domain := normalize(translate(lower(normalize(p_domain, NFD) collate "C"),
    'ÆÐØÞĐĦŁŊŒŦΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐ',
    'æðøþđħłŋœŧαβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяґ'), NFC);
  return (
    select string_agg(private.punycode(part), '.' order by place)
    from string_to_table(domain, '.') with ordinality as labels (part, place)
  );
end
$$;

-- As before, but an international domain is turned into its ASCII form.
create or replace function private.normalized_email(value text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  typed text;
  address text;
begin
  if octet_length(value) > 1024 then
    return null;
  end if;
  typed := normalize(private.trimmed(value), NFKC);
  if typed !~ '^[^@]+@[^@]+$' then
    return null;
  end if;
  address := lower(split_part(typed, '@', 1) collate "C") || '@' || private.ascii_domain(split_part(typed, '@', 2));
  if octet_length(address) between 6 and 254
    and octet_length(split_part(address, '@', 1)) <= 64
    and address ~ '^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$'
  then
    return address;
  end if;
  return null;
end
$$;

-- Hosted default privileges give every API role everything that is new.
revoke all on all functions in schema private from public, anon, authenticated, service_role;

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Nothing longer can become a valid address, and NFKC is slow on long texts. */
const maxLength = 1024;

/** The verdict of `private.normalized_email` in the database, so that what passes here is taken there. */
export function isEmail(value: string): boolean {
  if (value.length > maxLength) return false;
  const address = value.trim().normalize('NFKC').toLowerCase();
  if (address.length < 6 || address.length > 254) return false;
  const [name = '', host = '', ...rest] = address.split('@');
  return rest.length === 0 && name.length <= 64 && local.test(name) && domain.test(host);
}

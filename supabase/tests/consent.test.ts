import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brand } from '../../src/lib/site';
import { languages } from '../../src/lib/language';
import { age, asOwner, confirm, empty, mailOf, openList, row, signUp } from '../../test-support/database/list';

openList();

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex');
const noticeOf = async (named: { language?: string; notice?: string }) => {
  await empty();
  await signUp(named);
  return (await row())?.notice_version;
};

it.each(languages)(
  'B5 refers in a sign-up to the notice of the site in %s when its page names none',
  async (language) => {
    /** The notice's parts, one per line, in the order of the file. */
    const { notice } = JSON.parse(readFileSync(`locales/${language}/waitlist.json`, 'utf8')) as {
      notice: Record<string, string>;
    };
    const shown = Object.values(notice).join('\n').replaceAll('{{brand}}', brand);
    // In one line, whose text no indent changes.
    const quoted = shown.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll('\n', '\\n');
    const values = `'${language}', '${versionOf(shown)}', E'${quoted}'`;
    const migration = `insert into private.waitlist_notices (language, version, text) values (${values}) on conflict (version) do update set since = excluded.since;`;
    const version = await noticeOf({ language });
    if (version !== versionOf(shown)) throw new Error(`Put this line into a new migration:\n\n${migration}\n`);
    expect(version).toHaveLength(64);
  },
);

/** Inserts a notice that is the newest from now on. */
async function notice(language: string, text: string): Promise<string> {
  await asOwner(
    "insert into private.waitlist_notices (version, language, text, since) values ($1, $2, $3, clock_timestamp() + interval '1 hour')",
    [versionOf(text), language, text],
  );
  return versionOf(text);
}

describe('the notice of a sign-up', () => {
  it('B5 is the newest one of the language when the page names none or an unknown one', async () => {
    await notice('es', 'Antes');
    const [es, en] = [await notice('es', 'Ahora'), await notice('en', 'Now')];
    expect(await noticeOf({})).toBe(es);
    expect(await noticeOf({ language: 'en' })).toBe(en);
    expect(await noticeOf({ notice: versionOf('never shown') })).toBe(es);
    expect(await noticeOf({ language: 'fr', notice: 'x' })).toBe(es);
  });

  it('B5 is the one that the page names, also an older one', async () => {
    const shown = await notice('es', 'Lo que vio');
    await notice('es', 'Lo de hoy');
    expect(await noticeOf({ notice: shown })).toBe(shown);
    expect(await noticeOf({ notice: shown, language: 'en' })).toBe(shown);
  });

  it('B5 can be neither changed nor deleted', async () => {
    const version = await notice('es', 'Para siempre');
    await noticeOf({ notice: version });
    const change = asOwner("update private.waitlist_notices set text = 'Otra cosa' where version = $1", [version]);
    await expect(change).rejects.toMatchObject({ code: '23514' });
    const drop = asOwner('delete from private.waitlist_notices where version = $1', [version]);
    await expect(drop).rejects.toMatchObject({ code: '23503' });
  });
});

it('B5 the record of the sign-up that was confirmed has its notice and language, its time and the time of the confirmation', async () => {
  const version = await notice('en', 'What we do with your data');
  await signUp({ language: 'es' });
  await mailOf();
  await age('8 days');
  await signUp({ language: 'en' });
  const { confirm_token } = await mailOf();
  await age('3 days');
  await confirm(confirm_token);
  const { language, notice_version, created_at, confirmed_at } = (await row())!;
  expect([language, notice_version]).toEqual(['en', version]);
  const days = [created_at, confirmed_at].map((time) => (Date.now() - Number(time)) / 86_400_000);
  expect(days.map((each) => Math.round(each * 100) / 100)).toEqual([3, 0]);
});

import { queryDataDir } from '../test-support/queryDataDir';
import { readyDatabase } from '../test-support/readyDatabase';
import { startSite } from '../test-support/site';
import { temporaryDirectory } from '../test-support/temporaryDirectory';
import { waitlist } from '../test-support/waitlistCommand';
import { visit, visitors } from './support/journey';
import { mailsOnceSent } from './support/outbox';

const EMAIL = 'ada@example.org';
const send = (dataDir: string) => waitlist(['letter', 'opening', '--send', '--yes'], { DATA_DIR: dataDir });

const [{ viewport, language }] = visitors;
it(
  'B4, B16 a letter of the team has a link whose page erases its reader, who then gets nothing more',
  async () => {
    const dataDir = temporaryDirectory();
    readyDatabase(dataDir);
    queryDataDir(
      dataDir,
      `insert into public.waitlist_subscriptions (email, name, interests, language, confirmed_at)
       values ('${EMAIL}', 'Ada', '{Web3 technology}', '${language}', now()) returning id`,
    );
    expect(await send(dataDir)).toMatchObject({ code: 0 });

    const site = await startSite(dataDir);
    const leaving = visit(language, { viewport, baseURL: site.url }, async ({ page, open, at, t }) => {
      const [mail] = await mailsOnceSent(EMAIL, 1, dataDir);
      const [, path = '', token = ''] = /https?:\/\/[^/\s]+(\S*\/waitlist\/leave)\?token=(\w+)/.exec(mail!.text) ?? [];
      expect(path).toBe(at('/waitlist/leave'));
      await open(`/waitlist/leave?token=${token}`);
      await page.getByRole('button', { name: t('links.leave.idle.action') }).click();
      await page.getByRole('heading', { level: 1, name: t('links.leave.done.title') }).waitFor();
    });
    await leaving.finally(site.stop);

    expect(queryDataDir(dataDir, 'select count(*)::int as people from public.waitlist_subscriptions')).toEqual([
      { people: 0 },
    ]);
    expect((await send(dataDir)).out).toContain('Nobody is left to write to.');
    await mailsOnceSent(EMAIL, 1, dataDir);
  },
  // Starts the command twice.
  180_000,
);

import { watchFirstMain, whatWasSeen } from './support/firstMain';
import { journey } from './support/journey';
import { kindsOfWrittenPage } from './support/kindsOfPage';
import { settled } from './support/settled';
import { trickle } from './support/trickle';

let line: { url: string; stop: () => void };
beforeAll(async () => {
  line = await trickle(process.env.E2E_URL ?? '');
});
afterAll(() => line.stop());

journey('B1 moves nothing that is seen while a bad line brings the page piece by piece', async ({ page, at }) => {
  await watchFirstMain(page);
  for (const path of kindsOfWrittenPage) {
    await page.goto(line.url + at(path));
    await settled(page);
    expect({ path, ...(await whatWasSeen(page)) }).toEqual({ path, isKept: true, shift: 0 });
  }
});

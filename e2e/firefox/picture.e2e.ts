import { firefoxOptions } from '../../test-support/browsers';
import { freshEmail, join } from '../support/signUp';
import { expect, test } from '../support/test';

// As the Tor Browser does: a canvas then reads as noise.
const firefoxUserPrefs = { ...firefoxOptions.firefoxUserPrefs, 'privacy.resistFingerprinting': true };
test.use({ launchOptions: { ...firefoxOptions, firefoxUserPrefs } });

test('B18, B21 saves no noise, and says how to keep the card all the same', async ({ visit, page, t, open }) => {
  await open('/waitlist');
  await join(visit, freshEmail());
  await page.getByRole('button', { name: t('waitlist:card.save') }).click();
  await expect(page.getByText(t('waitlist:card.failed'))).toBeVisible();
});

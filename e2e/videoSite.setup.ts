import path from 'node:path';
import { test } from '@playwright/test';
import { videoSite } from '../test-support/video/videoSite';
import { chromiumOptions } from './support/browsers';

test('B13 the site can be built with videos', async () => {
  test.setTimeout(300_000);
  await videoSite(path.resolve(__dirname, '..'), chromiumOptions.executablePath);
});

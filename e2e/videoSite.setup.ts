import path from 'node:path';
import { test } from '@playwright/test';
import { videoSite } from '../test-support/video/videoSite';

test('B13 the site can be built with videos', () => {
  test.setTimeout(300_000);
  videoSite(path.resolve(__dirname, '..'));
});

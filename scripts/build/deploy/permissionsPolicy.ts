/** Browser features that the site does not use; injected code must not use them either. */
const disabled = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * What videos need (B13), those of other sites too. Copying (B10) is the site's own. `web-share` is allowed by default, and browsers
 * without a share sheet would report its name on the console as unknown.
 */
const playing = ['autoplay', 'fullscreen', 'picture-in-picture'];

/** Frames: the origins of the players that pages may show. */
export function permissionsPolicy(frames: string[]): string {
  const origins = frames.map((origin) => `"${origin}"`);
  return [
    ...disabled.map((feature) => `${feature}=()`),
    'clipboard-write=(self)',
    ...playing.map((feature) => `${feature}=(${['self', ...origins].join(' ')})`),
  ].join(', ');
}

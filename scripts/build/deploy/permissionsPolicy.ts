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
 * For copying (B10) and playing (B13). `web-share` is allowed by default, and browsers without a share sheet would report its name
 * on the console as unknown.
 */
const own = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture'];

export const permissionsPolicy = [
  ...disabled.map((feature) => `${feature}=()`),
  ...own.map((feature) => `${feature}=(self)`),
].join(', ');

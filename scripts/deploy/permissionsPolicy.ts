/** Browser features that no page here uses, nor anything that could be smuggled into one. */
const off = [
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
 * B10 copies, B13 plays. Sharing (`web-share`) is the site's own by default, and its name would be an unknown word, told on the console,
 * to every browser without a share sheet.
 */
const own = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture'];

export const permissionsPolicy = [
  ...off.map((feature) => `${feature}=()`),
  ...own.map((feature) => `${feature}=(self)`),
].join(', ');

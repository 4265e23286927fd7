/** Browser features that no page here uses, nor anything that could be smuggled into one. */
const off = [
  'accelerometer',
  'bluetooth',
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

/** B10 shares and copies; B13 plays. */
const own = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture', 'web-share'];

export const permissionsPolicy = [
  ...off.map((feature) => `${feature}=()`),
  ...own.map((feature) => `${feature}=(self)`),
].join(', ');

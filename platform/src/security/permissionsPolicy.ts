/** What a page could ask a browser for, and no page of the portal does. Only names that browsers know: others warn. */
const unused = [
  ...['accelerometer', 'autoplay', 'camera', 'captured-surface-control', 'clipboard-read'],
  ...['compute-pressure', 'display-capture', 'encrypted-media', 'fullscreen', 'gamepad'],
  ...['geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'keyboard-map'],
  ...[
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'otp-credentials',
    'payment',
    'picture-in-picture',
  ],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock', 'serial'],
  ...['speaker-selection', 'storage-access', 'sync-xhr', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** Everything off, for the page and for whatever it frames, but what the page itself uses: links are copied. */
export const permissionsPolicy = [...unused.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(
  ', ',
);

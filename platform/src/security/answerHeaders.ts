import {
  inertPolicy,
  errorPagePolicy,
  pagePolicy,
  reportGroup,
  reportPath,
  type PolicyOfPage,
} from './pagePolicy.ts';

/** Browser features that no page uses. Only known names: browsers warn about others. */
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

/** Turns everything off, for the page and its frames, except copying links to the clipboard. */
const permissionsPolicy = [...unused.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', ');

/**
 * Kinds of answers: a page; a released file; the environment with its ETag; a bilingual error page; anything else
 * (short texts, states, redirects, empty answers).
 */
export type Answer =
  | ({ kind: 'page' } & PolicyOfPage)
  | { kind: 'artefact' }
  | { kind: 'environment'; tag: string }
  | { kind: 'errorPage'; nonce: string }
  | { kind: 'other' };

/** One year, in seconds. */
const year = 31_536_000;

const nothingKeepsIt = { 'cache-control': 'no-store' };

/**
 * A page contains no client data, so the browser may keep it for going back, but revalidates it when it is requested.
 * It varies with the cookie (docs/decisions/0048).
 */
const keptForTheWayBack = { 'cache-control': 'private, no-cache', vary: 'Cookie' };

/** Sent with everything. Frames are refused twice: old browsers do not know `frame-ancestors`. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** Only for documents: they would be a fifth of a small released file on a slow connection, and nothing runs in one. */
export const ofDocuments = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissionsPolicy,
};

function headersOfKind(answer: Answer): Record<string, string> {
  switch (answer.kind) {
    case 'page':
      return {
        ...keptForTheWayBack,
        'content-security-policy': pagePolicy(answer),
        ...(answer.https ? { 'reporting-endpoints': `${reportGroup}="${reportPath}"` } : {}),
      };
    case 'artefact':
      return {
        'cache-control': `public, max-age=${year}, immutable`,
        'content-security-policy': inertPolicy,
        // An environment may use remotes from elsewhere; released files contain no client data.
        'cross-origin-resource-policy': 'cross-origin',
        // Pages of another origin need CORS to check hashes.
        'access-control-allow-origin': '*',
      };
    case 'environment':
      // Browsers revalidate each time.
      return { 'cache-control': 'no-cache', etag: answer.tag, 'content-security-policy': inertPolicy };
    case 'errorPage':
      return { ...nothingKeepsIt, 'content-security-policy': errorPagePolicy(answer.nonce) };
    case 'other':
      return { ...nothingKeepsIt, 'content-security-policy': inertPolicy };
  }
}

/** All security headers of an answer: the one table for gateway and nginx. */
export const answerHeaders = (answer: Answer): Record<string, string> => ({
  ...always,
  ...(answer.kind === 'artefact' ? {} : ofDocuments),
  ...headersOfKind(answer),
});

/** Also sent on https: this host, without its subdomains, is https only. */
export const httpsOnly = { 'strict-transport-security': `max-age=${year}` };

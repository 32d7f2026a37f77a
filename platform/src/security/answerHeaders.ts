import {
  inertPolicy,
  errorPagePolicy,
  pagePolicy,
  reportGroup,
  reportPath,
  type PolicyOfPage,
} from './pagePolicy.ts';

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
const permissionsPolicy = [...unused.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', ');

/**
 * What the portal's front door answers: a page of the portal; a released file; the environment in force, with the tag of
 * its state; an error page in both languages; anything else (short texts, states, redirects, answers without a body).
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
 * A page holds nothing of a client, and the browser may keep the one that was left for the way back; asked for by its
 * address, it is asked for each time. It differs with the cookie (docs/decisions/0048).
 */
const keptForTheWayBack = { 'cache-control': 'private, no-cache', vary: 'Cookie' };

/** Sent with everything. Frames are refused twice, since `frame-ancestors` is unknown to old browsers. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * For what a browser shows by itself. On a thin line they would be a fifth of a small released file, in which a browser
 * runs nothing.
 */
export const ofDocuments = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissionsPolicy,
};

/** What differs by the kind of answer. */
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
        // An environment may take remotes from elsewhere; released files know nothing of clients.
        'cross-origin-resource-policy': 'cross-origin',
        // A page of another origin may check their hashes only when it may read them.
        'access-control-allow-origin': '*',
      };
    case 'environment':
      // Browsers ask each time whether it is still the one they have.
      return { 'cache-control': 'no-cache', etag: answer.tag, 'content-security-policy': inertPolicy };
    case 'errorPage':
      return { ...nothingKeepsIt, 'content-security-policy': errorPagePolicy(answer.nonce) };
    case 'other':
      return { ...nothingKeepsIt, 'content-security-policy': inertPolicy };
  }
}

/** All security headers of an answer, by name: the one table for the gateway and for nginx. */
export const answerHeaders = (answer: Answer): Record<string, string> => ({
  ...always,
  ...(answer.kind === 'artefact' ? {} : ofDocuments),
  ...headersOfKind(answer),
});

/** Sent as well with everything that a browser came for by https: the host, not those below it, is https only. */
export const httpsOnly = { 'strict-transport-security': `max-age=${year}` };

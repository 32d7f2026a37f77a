import {
  inertPolicy,
  errorPagePolicy,
  integrityPolicy,
  pagePolicy,
  reportGroup,
  reportPath,
  type PolicyOfPage,
} from './pagePolicy.ts';

/** Unused by all pages. Only known names: browsers warn about others. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Everything off, also in frames, except copying links to the clipboard. */
const permissionsPolicy = [...unused.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', ');

/** `environment` has its ETag; `other` is short texts, states, redirects and empty answers. */
export type Answer =
  | ({ kind: 'page' } & PolicyOfPage)
  | { kind: 'artefact' }
  | { kind: 'environment'; tag: string }
  | { kind: 'errorPage'; nonce: string; pictures?: boolean }
  | { kind: 'other' };

/** In seconds. */
const year = 31_536_000;

const nothingKeepsIt = { 'cache-control': 'no-store' };

/**
 * A page contains no client data, so the browser may keep it for going back, but revalidates it on request. It varies
 * with the cookie (docs/decisions/0048).
 */
const restorableByBack = { 'cache-control': 'private, no-cache', vary: 'Cookie' };

/** Frames are refused twice: old browsers do not know `frame-ancestors`. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** On a slow connection they would be a fifth of a small released file, in which nothing runs. */
export const ofDocuments = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissionsPolicy,
};

function integrityHeader(page: PolicyOfPage): Record<string, string> {
  const policy = integrityPolicy(page);
  return policy === undefined ? {} : { 'integrity-policy': policy };
}

/** On https alone: see pagePolicy. */
const reportingHeader = ({ https }: { https: boolean }): Record<string, string> =>
  https ? { 'reporting-endpoints': `${reportGroup}="${reportPath}"` } : {};

function headersOfKind(answer: Answer): Record<string, string> {
  switch (answer.kind) {
    case 'page':
      return {
        ...restorableByBack,
        'content-security-policy': pagePolicy(answer),
        ...integrityHeader(answer),
        ...reportingHeader(answer),
      };
    case 'artefact':
      return {
        'cache-control': `public, max-age=${year}, immutable`,
        'content-security-policy': inertPolicy,
        // Environments may use remotes from elsewhere; released files contain no client data.
        'cross-origin-resource-policy': 'cross-origin',
        // Other origins need CORS to check hashes.
        'access-control-allow-origin': '*',
      };
    case 'environment':
      return { 'cache-control': 'no-cache', etag: answer.tag, 'content-security-policy': inertPolicy };
    case 'errorPage':
      return { ...nothingKeepsIt, 'content-security-policy': errorPagePolicy(answer.nonce, answer.pictures) };
    case 'other':
      return { ...nothingKeepsIt, 'content-security-policy': inertPolicy };
  }
}

/** The one table of security headers. */
export function answerHeaders(answer: Answer): Record<string, string> {
  const ofKind = headersOfKind(answer);
  return answer.kind === 'artefact' ? { ...always, ...ofKind } : { ...always, ...ofDocuments, ...ofKind };
}

/** Sent on https; subdomains are not included. */
export const httpsOnly = { 'strict-transport-security': `max-age=${year}` };

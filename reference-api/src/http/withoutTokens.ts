const removed = '[removed]';

const secretParameters = [
  'auth_token',
  'token',
  'access_token',
  'refresh_token',
  'reset_token',
  'passwordless_token',
  'password',
  'new_password',
  'old_password',
  // The signed name of a mail.
  'mail',
];

/** Path segments followed by a mailed token. */
const secretPlaces = ['reset_password', 'passwordless_login', 'unsubscribe'];

const accessToken = /eyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g;

/** Nesting limit; legitimate addresses are never deeper. */
const deepest = 5;

/** Decodes like the address's next reader; only ASCII if an escape is broken. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%5Bremoved%5D', removed);
}

function plainName(name: string): string {
  const decoded = decode(name);
  return (decoded === name ? name : plainName(decoded)).replace(/\[\]$/, '').trim().toLowerCase();
}

function cleanText(text: string, depth: number): string {
  const decoded = decode(text);
  if (decoded === text) return text.replace(accessToken, removed);
  const cleaned = cleanAddress(decoded, depth + 1);
  return cleaned === decoded ? text : encode(cleaned);
}

const isSecretName = (name: string) => secretParameters.includes(plainName(name));

function cleanPiece(piece: string, depth: number): string {
  const parts = piece.split('=');
  const secret = parts.findIndex((_, index) => index > 0 && isSecretName(parts[index - 1] ?? ''));
  const clean = (part: string) => cleanText(part, depth);
  if (secret < 0) return parts.map(clean).join('=');
  return [...parts.slice(0, secret).map(clean), removed].join('=');
}

function cleanAddress(address: string, depth: number): string {
  if (depth > deepest) return removed;
  let behindSecretPlace = false;
  return address
    .split(/([/\\?&#;]+)/)
    .map((piece, index) => {
      if (index % 2 === 1) {
        behindSecretPlace &&= /^[/\\;]+$/.test(piece);
        return piece;
      }
      if (piece === '') return piece;
      if (behindSecretPlace) return removed;
      behindSecretPlace = secretPlaces.includes(plainName(piece));
      return cleanPiece(piece, depth);
    })
    .join('');
}

/**
 * Redacts tokens and passwords in query, fragment, paths of mailed links and nested encoded addresses, for logs and
 * analytics.
 */
export function withoutTokens(address: string): string {
  return cleanAddress(address, 0);
}

import { passwordPower } from './areas/auth/passwords.ts';
import { StartError } from './StartError.ts';

interface Checked {
  PORTAL_DEMO?: string | undefined;
  PORTAL_TEST_HOOKS: string;
  PORTAL_PASSWORD_POWER: number;
  PORTAL_PUBLIC_URL: string;
  PORTAL_SECRET?: string | undefined;
}

const leastBits = 100;
const ready = /secret|password|change-?me|example|default/i;

/** Estimates the entropy in bits by character frequency. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / text.length), 0);
}

/** Too uniform, or with words from manuals. */
const isWeakSecret = (secret: string) => bitsOf(secret) < leastBits || ready.test(secret);

/**
 * Refuses settings that only suit tests or local machines.
 * @throws StartError
 */
export function requireProdSettings(settings: Checked): void {
  const {
    PORTAL_DEMO,
    PORTAL_TEST_HOOKS,
    PORTAL_PASSWORD_POWER: power,
    PORTAL_PUBLIC_URL: url,
    PORTAL_SECRET: secret,
  } = settings;
  if (PORTAL_DEMO === '1')
    throw new StartError(
      'PORTAL_DEMO=1 is refused in prod: clients would read invented research as the bank’s own. Unset it and start again.',
    );
  if (PORTAL_TEST_HOOKS === '1')
    throw new StartError('PORTAL_TEST_HOOKS=1 is refused in prod. Unset it and start again.');
  if (power < passwordPower.production)
    throw new StartError(
      `PORTAL_PASSWORD_POWER=${power} is refused in prod: it must be at least ${passwordPower.production}. ` +
        'Unset it and start again.',
    );
  if (!url.startsWith('https://'))
    throw new StartError(
      `PORTAL_PUBLIC_URL=${url} is refused in prod: links in mails must begin with https://. Set it and start again.`,
    );
  if (secret !== undefined && isWeakSecret(secret))
    throw new StartError(
      'PORTAL_SECRET is too weak for prod. Set it to at least 32 random characters, as of openssl rand -base64 32, and start again.',
    );
}

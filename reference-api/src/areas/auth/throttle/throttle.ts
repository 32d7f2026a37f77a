import { createHmac } from 'node:crypto';
import { normaliseUsername } from '../accountRepository.ts';
import type { Services } from '#Services.ts';
import { attemptRepository } from './attemptRepository.ts';
import { closePatience, secondsLeft, backoff, widePatience } from './backoff.ts';

/** Whose password is tried. */
export interface Trial {
  /** Seconds to wait before an attempt is heard; 0 when it may be made. An attempt in the meantime changes nothing. */
  wait: () => Promise<number>;
  failed: () => Promise<void>;
  /** Forgets the failures of this trial. */
  succeeded: () => Promise<void>;
}

function trial(attempts: ReturnType<typeof attemptRepository>, close: string, wide?: string): Trial {
  const keys = wide === undefined ? [close] : [close, wide];
  return {
    wait: async () => {
      const found = await attempts.read(keys);
      const [near, far] = [close, wide].map((wanted) => found.find(({ key }) => key === wanted));
      // An address from which the owner has signed in is not slowed by what others do elsewhere.
      const slowing = [
        ...(near ? [{ ...near, patience: closePatience }] : []),
        ...(far && near?.known !== true ? [{ ...far, patience: widePatience }] : []),
      ].filter(({ failures, patience }) => backoff(failures, patience) > 0);
      const left = Math.max(0, ...slowing.map((one) => secondsLeft(one, one.patience)));
      if (left > 0) return left;
      // Of many that waited for this moment one is heard; to the others it is as if that one had failed.
      for (const one of slowing)
        if (!(await attempts.takeTurn(one))) return backoff(one.failures, one.patience);
      return 0;
    },
    failed: async () => {
      await Promise.all(keys.map((key) => attempts.fail(key)));
    },
    succeeded: () => attempts.succeed(close),
  };
}

/**
 * Slows anyone who guesses passwords, without ever barring anybody for good: by username and address, more loosely by
 * username alone. Usernames that nobody has behave exactly alike.
 */
export function throttle({ db, secrets }: Pick<Services, 'db' | 'secrets'>) {
  const attempts = attemptRepository(db);
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secrets.pseudonym).update(JSON.stringify(parts)).digest('base64url');
  return {
    /** Signing in. */
    signIn: (username: string, address: string): Trial => {
      const name = normaliseUsername(username);
      return trial(attempts, keyOf('sign in', name, address), keyOf('sign in', name));
    },
    /** The old password when a signed-in client changes it. */
    oldPassword: (clientId: number): Trial => trial(attempts, keyOf('old password', String(clientId))),
  };
}

import { createHmac } from 'node:crypto';
import { normaliseUsername } from '../accountRepository.ts';
import type { Services } from '#Services.ts';
import { attemptRepository } from './attemptRepository.ts';
import { closePatience, secondsLeft, backoff, widePatience } from './backoff.ts';

export interface Trial {
  /** Seconds until an attempt is checked, 0 for now. Attempts in the meantime change nothing. */
  wait: () => Promise<number>;
  failed: () => Promise<void>;
  succeeded: () => Promise<void>;
}

function trial(attempts: ReturnType<typeof attemptRepository>, close: string, wide?: string): Trial {
  const keys = wide === undefined ? [close] : [close, wide];
  return {
    wait: async () => {
      const found = await attempts.read(keys);
      const [near, far] = [close, wide].map((sought) => found.find(({ key }) => key === sought));
      // Failures elsewhere do not slow an address from which the owner has signed in.
      const slowing = [
        ...(near ? [{ ...near, patience: closePatience }] : []),
        ...(far && near?.known !== true ? [{ ...far, patience: widePatience }] : []),
      ].filter(({ failures, patience }) => backoff(failures, patience) > 0);
      const left = Math.max(0, ...slowing.map((one) => secondsLeft(one, one.patience)));
      if (left > 0) return left;
      // Of several that waited for this moment one is checked; the others wait as if it had failed.
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
 * Slows down password guessing, but locks nobody out for good: by username and address, more loosely by username alone.
 * Unknown usernames behave the same.
 */
export function throttle({ db, secrets }: Pick<Services, 'db' | 'secrets'>) {
  const attempts = attemptRepository(db);
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secrets.pseudonym).update(JSON.stringify(parts)).digest('base64url');
  return {
    signIn: (username: string, address: string): Trial => {
      const name = normaliseUsername(username);
      return trial(attempts, keyOf('sign in', name, address), keyOf('sign in', name));
    },
    oldPassword: (clientId: number): Trial => trial(attempts, keyOf('old password', String(clientId))),
  };
}

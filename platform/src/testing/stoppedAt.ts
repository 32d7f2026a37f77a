import { AsyncLocalStorage } from 'node:async_hooks';
import promises, { type FileHandle } from 'node:fs/promises';
import { lock } from '#release/releases/lock.ts';
import { promote } from '#release/releases/promote.ts';
import { rollback } from '#release/releases/rollback.ts';
import { environmentSettings } from '#run/settings/environmentSettings.ts';
import type { ReleaseStore } from '#run/store/releaseStore.ts';

interface Writer {
  left: number;
  stop: () => void;
}

const writers = new AsyncLocalStorage<Writer>();
afterAll(() => writers.disable());
const changing = ['mkdir', 'open', 'writeFile', 'rename', 'link', 'rm', 'unlink'] as const;
const never = new Promise<never>(() => undefined);

type Call = (...given: unknown[]) => Promise<unknown>;

/** Patches functions to do nothing and never return once their writer is stopped. */
function stopping(functions: object, names: readonly string[], isStep: boolean): void {
  for (const name of names) {
    const real = Reflect.get(functions, name) as Call;
    Reflect.set(functions, name, async function (this: unknown, ...given: unknown[]) {
      const writer = writers.getStore();
      if (writer === undefined) return Reflect.apply(real, this, given);
      if (isStep) writer.left -= 1;
      if (writer.left <= 0) {
        writer.stop();
        return never;
      }
      const answer = await Reflect.apply(real, this, given);
      if (name === 'open') stopping(answer as FileHandle, ['write', 'writeFile', 'sync'], false);
      // What was in progress still happens, but never returns.
      return writer.left <= 0 ? never : answer;
    });
  }
}

/**
 * Runs work that hangs for good at its n-th file system change, like a killed process: nothing more is done, caught or
 * cleaned up.
 */
export async function stoppedAt(
  step: number,
  work: () => Promise<unknown> | undefined,
): Promise<'stopped' | 'done'> {
  const real = { ...promises };
  stopping(promises, changing, true);
  try {
    return await new Promise((resolve, reject) => {
      const writer = { left: step, stop: () => resolve('stopped') };
      void writers.run(writer, () => work()?.then(() => resolve('done'), reject));
    });
  } finally {
    Object.assign(promises, real);
  }
}

const releases = [{ name: 'mfe-a', version: '1.1.0' }];
const byKim = (store: ReleaseStore) => ({ store, environment: 'uat' as const, who: 'kim', why: 'a test' });

/** Start with mfe-a 1.1.0 published and uat at its second revision. */
export const writersChanges: Record<string, (store: ReleaseStore) => Promise<unknown>> = {
  promote: async (store) =>
    promote({ ...byKim(store), settings: await environmentSettings('uat'), releases }),
  rollback: (store) => rollback({ ...byKim(store), names: [], to: 1 }),
  lock: (store) => lock(byKim(store)),
  publish: (store) =>
    store.publish(
      { name: 'mfe-new', version: '1.0.0' },
      new Map(['a.js', 'b.js'].map((file) => [file, Buffer.from('x'.repeat(1_000))])),
    ),
  remove: (store) => store.remove({ name: 'mfe-a', version: '1.1.0' }),
};

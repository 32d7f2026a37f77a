import { AsyncLocalStorage } from 'node:async_hooks';
import promises, { type FileHandle } from 'node:fs/promises';

interface Writer {
  left: number;
  stop: () => void;
}

const writers = new AsyncLocalStorage<Writer>();
const changing = ['mkdir', 'open', 'writeFile', 'rename', 'link', 'rm', 'unlink'] as const;
const never = new Promise<never>(() => undefined);

type Call = (...given: unknown[]) => Promise<unknown>;

/** The same functions, which a writer that was stopped calls without an effect and without an end. */
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
      // What was under way when the writer stopped happens, and nobody learns of it.
      return writer.left <= 0 ? never : answer;
    });
  }
}

/**
 * Does some work that ends for good as it begins its n-th change of the file system, as that of a process which is killed
 * there: nothing after that is done, no error is caught, nothing is tidied up.
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

import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** Kills its own process at the n-th change of the file system, DIE_AT: loaded before anything else. */
let left = Number(process.env['DIE_AT']);

const changing = ['mkdir', 'open', 'writeFile', 'rename', 'link', 'rm', 'unlink'] as const;
for (const name of changing) {
  const real = promises[name] as (...given: unknown[]) => Promise<unknown>;
  Object.assign(promises, {
    [name]: (...given: unknown[]) => {
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return real(...given);
    },
  });
}
syncBuiltinESMExports();

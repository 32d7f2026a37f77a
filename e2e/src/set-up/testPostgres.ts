import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkout } from '#portal/checkout.ts';

interface TestPostgres {
  /** For DATABASE_URL. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * The server of the API's own tests; it ends with this process. Undefined, with the reason printed, where PostgreSQL is not
 * installed.
 */
export async function testPostgres(): Promise<TestPostgres | undefined> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/testing/runPostgres.ts'], {
    cwd: join(checkout, 'reference-api'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  const first = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  if (first.done === true) throw new Error('The PostgreSQL of the tests ended while starting.');
  if (first.value !== '') return { url: first.value, stop };
  await stop();
  return undefined;
}

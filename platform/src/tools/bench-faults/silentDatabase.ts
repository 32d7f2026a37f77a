import { ask, signIn, tokenIn, until } from './calls.ts';
import type { Fault } from './Fault.ts';

const answeredWithinMs = 40_000;
const recoveredWithinMs = 45_000;

export const silentDatabase: Fault = {
  name: 'a silent database',
  how: 'a proxy before PostgreSQL accepts everything and passes nothing on',
  run: async ({ gateway, api, line }) => {
    const token = tokenIn(await signIn(gateway));
    line.fallSilent();
    const waiting = Array.from({ length: 20 }, () => ask(`${gateway}/api/current_user`, { token }));
    const alive = await ask(`${api}/livez`);
    const ready = await ask(`${api}/healthz`);
    const answers = await Promise.all(waiting);
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const right = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null).length;
    line.speak();
    const well = async () => (await ask(`${gateway}/api/current_user`, { token })).status === 200;
    const recovered = await until(well, recoveredWithinMs);
    return [
      {
        promise: 'the process is alive',
        measured: `${alive.status} after ${alive.ms} ms`,
        isMet: alive.status === 200,
      },
      {
        promise: 'and says that it is not ready',
        measured: `${ready.status} after ${ready.ms} ms`,
        isMet: ready.status === 503,
      },
      {
        promise: 'calls end with 503 and Retry-After within 40 s',
        measured: `${right} of ${answers.length}, the last after ${slowest} ms`,
        isMet: right === answers.length && slowest < answeredWithinMs,
      },
      {
        promise: 'it recovers by itself',
        measured:
          recovered === undefined ? `not within ${recoveredWithinMs / 1000} s` : `after ${recovered} ms`,
        isMet: recovered !== undefined,
      },
    ];
  },
};

import { ask, signIn, tokenIn } from './calls.ts';
import type { Fault } from './Fault.ts';

const written = ['token_families', 'refresh_tokens', 'attempts', 'clients', 'limits', 'events'];

/** Makes every table that a sign-in writes to fail as on a full disk. */
const fill = [
  "create function bench_full() returns trigger language plpgsql as $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$",
  ...written.map(
    (table) => `create trigger bench_full before insert or update on ${table} execute function bench_full()`,
  ),
];

export const fullDisk: Fault = {
  name: 'a full disk',
  how: 'simulated: every write to the tables of sign-in, limits and events fails with PostgreSQL’s disk_full (53100)',
  run: async ({ gateway, api, rows }) => {
    const token = tokenIn(await signIn(gateway));
    for (const statement of fill) await rows(statement);
    const refused = await signIn(gateway);
    const read = await ask(`${gateway}/api/current_user`, { token });
    const alive = await ask(`${api}/livez`);
    await rows('drop function bench_full() cascade');
    const again = await signIn(gateway);
    return [
      {
        promise: 'what has to write answers 503 and Retry-After',
        measured: `${refused.status}, ${refused.retryAfter ?? 'none'}`,
        isMet: refused.status === 503 && refused.retryAfter !== null,
      },
      { promise: 'what only reads is answered', measured: String(read.status), isMet: read.status === 200 },
      { promise: 'the process is alive', measured: String(alive.status), isMet: alive.status === 200 },
      { promise: 'it recovers by itself', measured: String(again.status), isMet: again.status === 200 },
    ];
  },
};

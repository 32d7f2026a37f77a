import { markdownTable, runBenchmark } from '@portal/node';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { multiplyPublications } from '#testing/multiplyPublications.ts';
import { buildApi, type ApiProcess } from '../ApiProcess.ts';
import { onSeededPostgres } from '../onSeededPostgres.ts';
import { percentile } from '../percentile.ts';
import { growthCalls } from './growthCalls.ts';

const mostSeeded = 100_000;
const sizes = [10_000, 100_000, 1_000_000];
/** As many as there are different words to search for. */
const turns = 12;

interface Grown {
  size: number;
  /** Medians in milliseconds, in the order of the calls. */
  times: number[];
  /** The first filters, which read the index into memory: milliseconds, and MiB that the process grows by. */
  index: { ms: number; memory: number };
}

async function prepare(db: Db, size: number): Promise<void> {
  if (size > mostSeeded) await multiplyPublications(db, { copies: size / mostSeeded - 1, withTexts: true });
  await db.query(sql`
    insert into visits (client_id, seen_at, previous_end) select id, now(), now() - interval '1 day' from clients
    on conflict (client_id) do update set previous_end = excluded.previous_end`);
}

async function measureOn(api: ApiProcess, size: number): Promise<Grown> {
  const token = await api.signIn();
  const ask = async (path: string): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return performance.now() - began;
  };
  await ask('/authorisation?portal_tab_name=equity_library_tab');
  const before = api.memory();
  const ms = await ask('/equities_tag_filters?categories=Sector');
  const index = { ms, memory: api.memory() - before };
  const times = [];
  for (const { name, path } of growthCalls) {
    console.log(`${size}: ${name}`);
    const measured = [];
    for (let turn = 0; turn < turns; turn++) measured.push(await ask(path(turn)));
    times.push(percentile(measured, 50));
  }
  return { size, times, index };
}

const measureSize = (size: number): Promise<Grown> =>
  onSeededPostgres({
    size: Math.min(size, mostSeeded),
    prepare: (db) => prepare(db, size),
    measure: async (seeded) => {
      const api = await seeded.another();
      try {
        return await measureOn(api, size);
      } finally {
        await api.stop();
      }
    },
  });

function growthTable(grown: readonly Grown[]): string {
  const head = ['Call, p50 ms', ...grown.map(({ size }) => size.toLocaleString('en-GB')), 'Growth', 'Goal'];
  const ratio = (values: readonly number[]) => ((values.at(-1) ?? 0) / (values.at(-2) ?? 1)).toFixed(2);
  const row = (name: string, of: (one: Grown) => number, goal = '') => {
    const values = grown.map(of);
    return [name, ...values.map((value) => value.toFixed(1)), ratio(values), goal];
  };
  const rows = growthCalls.map(({ name, most }, place) =>
    row(name, ({ times }) => times[place] ?? NaN, most === undefined ? '' : `≤ ${most}`),
  );
  rows.push(row('Reading the index into memory', ({ index }) => index.ms));
  rows.push(row('Memory of the index, MiB', ({ index }) => index.memory));
  return markdownTable([head, ...rows], head.slice(1));
}

/** `pnpm bench:growth`: the same calls at 10,000, 100,000 and 1,000,000 publications, on PostgreSQL. */
await runBenchmark({
  command: 'bench:growth',
  settings: {},
  measure: async () => {
    buildApi();
    const grown: Grown[] = [];
    for (const size of sizes) grown.push(await measureSize(size));
    return { facts: `one reader, ${turns} turns a call.`, parts: [growthTable(grown)] };
  },
});

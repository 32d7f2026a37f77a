import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { markdownTable } from '@portal/node';
import { sql } from 'drizzle-orm';
import { createDb, type Db } from '#db/Db.ts';
import { openPostgres } from '#db/engines/openPostgres.ts';
import { multiplyPublications } from '#testing/multiplyPublications.ts';
import { PostgresServer } from '#testing/PostgresServer.ts';
import { ApiProcess, buildApi } from '../ApiProcess.ts';
import { writeBlock } from '../document.ts';
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

async function prepare(databaseUrl: string, size: number): Promise<void> {
  const engine = await openPostgres(databaseUrl, {
    connectMs: 5000,
    statementMs: 3_600_000,
    silenceMs: 3_700_000,
  });
  const db: Db = createDb(engine);
  try {
    if (size > mostSeeded) await multiplyPublications(db, { copies: size / mostSeeded - 1, withTexts: true });
    await db.query(sql`
      insert into visits (client_id, seen_at, previous_end) select id, now(), now() - interval '1 day' from clients
      on conflict (client_id) do update set previous_end = excluded.previous_end`);
  } finally {
    await engine.close();
  }
}

async function measureSize(size: number): Promise<Grown> {
  const server = await PostgresServer.start({ durable: true });
  const seeded = await ApiProcess.start({ databaseUrl: server.url, size: Math.min(size, mostSeeded) });
  await seeded.stop();
  try {
    await prepare(server.url, size);
    const api = await seeded.another();
    try {
      const { token } = await api.signIn(0);
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
    } finally {
      await api.stop();
    }
  } finally {
    await seeded.remove();
    await server.stop();
  }
}

function growthTable(grown: readonly Grown[]): string {
  const head = ['Call, p50 ms', ...grown.map(({ size }) => size.toLocaleString('en-GB')), 'Growth', 'Goal'];
  const ratio = (values: readonly number[]) => ((values.at(-1) ?? 0) / (values.at(-2) ?? 1)).toFixed(2);
  const row = (name: string, values: readonly number[], goal = '') => [
    name,
    ...values.map((value) => value.toFixed(1)),
    ratio(values),
    goal,
  ];
  const rows = growthCalls.map(({ name, most }, place) =>
    row(
      name,
      grown.map(({ times }) => times[place] ?? NaN),
      most === undefined ? '' : `≤ ${most}`,
    ),
  );
  rows.push(
    row(
      'Reading the index into memory',
      grown.map(({ index }) => index.ms),
    ),
  );
  rows.push(
    row(
      'Memory of the index, MiB',
      grown.map(({ index }) => index.memory),
    ),
  );
  return markdownTable([head, ...rows], head.slice(1));
}

/** `pnpm bench:growth [--note text] [--dry-run]`: the same calls at 10,000, 100,000 and 1,000,000 publications, on PostgreSQL. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { note: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  buildApi();
  const facts = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)} before the run; one reader, ${turns} turns a call.`;
  const grown: Grown[] = [];
  for (const size of sizes) grown.push(await measureSize(size));
  const text = [[facts, values.note ?? ''].join(' ').trim(), growthTable(grown)].join('\n\n');
  console.log(`\n${text}`);
  if (!values['dry-run']) writeBlock('bench:growth', text);
}

await main();

import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { zurichDay } from '@portal/node';
import { openDatabase } from '#db/openDatabase.ts';
import { createDb, type Db } from '#db/Db.ts';
import { openPostgres } from '#db/engines/openPostgres.ts';
import { readConfig } from '#config.ts';
import { ApiProcess, buildApi, type ApiPlace } from '../ApiProcess.ts';
import { writeBlock } from '../document.ts';
import { engines } from '../engines.ts';
import { addReaders } from './readers.ts';
import { builtCommit } from './builtCommit.ts';
import { measureCold } from './measureCold.ts';
import { foundText, measureFound, type FoundPages } from './measureFound.ts';
import { measureMix } from './measureMix.ts';
import { measureWorst } from './measureWorst.ts';
import { coldTable, mixTable, worstTable, type ColdRow, type MixRow, type WorstRow } from './mixTable.ts';
import { contentOf, type CallsMeant } from './pageCalls.ts';

const mostReaders = 200;

interface Wanted {
  seconds: number;
  code: string;
  isBaseline: boolean;
}

/** A client's database is not migrated here: it may be an older commit's. */
async function withDatabase(
  { databaseUrl }: ApiPlace,
  folder: string,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  if (databaseUrl === undefined) {
    const database = await openDatabase(readConfig({ PORTAL_DATA: folder }));
    try {
      await work(database.db);
    } finally {
      await database.close();
    }
    return;
  }
  const engine = await openPostgres(databaseUrl);
  try {
    await work(createDb(engine));
  } finally {
    await engine.close();
  }
}

interface MeasuredBuild {
  mix: MixRow[];
  cold: ColdRow;
  worst: WorstRow;
  /** Undefined for code that does not say it. */
  found: FoundPages | undefined;
}

/** Rows of one build on one engine; a second process needs a database that can be shared. */
async function measureBuild(
  engine: string,
  place: ApiPlace,
  { seconds, code, isBaseline }: Wanted,
): Promise<MeasuredBuild> {
  const seeded = await ApiProcess.start(place);
  await seeded.stop();
  try {
    await withDatabase(place, seeded.folder, (db) => addReaders(db, mostReaders));
    const began = performance.now();
    const api = await seeded.another();
    const startMs = performance.now() - began;
    const content = await contentOf(api, zurichDay(new Date()));
    const cold = { engine, code, startMs, ...(await measureCold(api, content)) };
    const apis = [api];
    const mix: MixRow[] = [];
    let worst: WorstRow;
    let found: FoundPages | undefined;
    const row = async (readers: number, meant: CallsMeant = 'all') => {
      const processes = apis.length;
      console.log(`${engine}, ${code}: ${readers} readers, ${processes} processes, ${meant}`);
      const measured = await measureMix(apis, { readers, seconds, content, meant });
      mix.push({ engine, code, processes, meant, ...measured });
    };
    try {
      await row(50);
      await row(50, 'research');
      if (!isBaseline) await row(50, 'least');
      if (!isBaseline) await row(mostReaders);
      worst = { engine, code, ...(await measureWorst(api, { content, seconds, asking: mostReaders })) };
      if (!isBaseline && place.databaseUrl !== undefined) {
        apis.push(await seeded.another());
        await row(50);
        await row(mostReaders);
      }
    } finally {
      for (const each of apis) await each.stop();
    }
    if (!isBaseline) found = await measureFound(seeded, { seconds, content });
    return { mix, cold, worst, found };
  } finally {
    await seeded.remove();
  }
}

const factsOf = (size: number, seconds: number): string =>
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)} ` +
  `before the run; generator, API and database on the same cores; ${size} publications, ${seconds} s a row.`;

/**
 * `pnpm bench:mix [--baseline-commit main~3] [--postgres] [--seconds 20] [--size 100000] [--note text] [--dry-run]`: readers who make
 * the calls of the pages in their real proportions; with a commit, its API is measured in the same run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'baseline-commit': { type: 'string' },
      /** Leaves out PGlite. */
      postgres: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '20' },
      size: { type: 'string', default: '100000' },
      note: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  const size = Number(values.size);
  buildApi();
  const commit = values['baseline-commit'];
  const home = commit === undefined ? undefined : builtCommit(commit);
  const facts = factsOf(size, seconds);
  const all: MeasuredBuild[] = [];
  for await (const { name, databaseUrl, stop } of engines()) {
    try {
      if (values.postgres && databaseUrl === undefined) continue;
      all.push(await measureBuild(name, { databaseUrl, size }, { seconds, code: 'this', isBaseline: false }));
    } finally {
      await stop();
    }
  }
  if (commit !== undefined && home !== undefined)
    for await (const { name, databaseUrl, stop } of engines()) {
      try {
        if (databaseUrl === undefined) continue;
        all.push(
          await measureBuild(name, { databaseUrl, size, home }, { seconds, code: commit, isBaseline: true }),
        );
      } finally {
        await stop();
      }
    }
  const text = [
    [facts, values.note ?? ''].join(' ').trim(),
    mixTable(all.flatMap(({ mix }) => mix)),
    worstTable(all.map(({ worst }) => worst)),
    coldTable(all.map(({ cold }) => cold)),
    ...all.flatMap(({ cold, found }) => (found === undefined ? [] : [foundText(cold.engine, found)])),
  ].join('\n\n');
  console.log(`\n${text}`);
  if (!values['dry-run']) writeBlock('bench:mix', text);
}

await main();

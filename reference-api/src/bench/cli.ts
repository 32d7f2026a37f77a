import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { hashPassword, passwordPower } from '#areas/auth/passwords.ts';
import { ApiProcess, buildApi } from './ApiProcess.ts';
import { accessBenches } from './benches/access.ts';
import { libraryBenches, ratingBenches } from './benches/libraries.ts';
import { inProcess } from './baseline/inProcess.ts';
import { measureBaselines } from './baseline/measureBaselines.ts';
import { writeBlock } from './document.ts';
import { engines, type BenchEngine } from './engines.ts';
import { measure, type Measured } from './measure.ts';
import { baselineTable, resultTable, type EngineReport } from './report.ts';

/** Describes what the numbers depend on, including the cost of a sign-in's password hash. */
async function machineFacts(seconds: number): Promise<string> {
  const begin = performance.now();
  const [, N = '', r = '', p = ''] = (await hashPassword('Research-2026', passwordPower.production)).split(
    '$',
  );
  const hashMs = performance.now() - begin;
  return [
    `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version},`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)} before the run; generator and API on the same cores; ${seconds} s a row.`,
    `Hash: scrypt N=${N} r=${r} p=${p}, ${Math.round(hashMs)} ms for one.`,
  ].join(' ');
}

const benches = [...accessBenches, ...libraryBenches, ...ratingBenches];

interface Wanted {
  seconds: number;
  size: number;
  load: boolean;
}

async function underLoad(engine: BenchEngine, api: ApiProcess, seconds: number): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const bench of benches) {
    console.log(`${engine.name}: ${bench.name}`);
    rows.push(await measure(bench, api, seconds));
  }
  return rows;
}

async function measureOn(engine: BenchEngine, { seconds, size, load }: Wanted): Promise<EngineReport> {
  const api = await ApiProcess.start({ databaseUrl: engine.databaseUrl, size });
  try {
    const rows = load ? await underLoad(engine, api, seconds) : [];
    await api.stop();
    console.log(`${engine.name}: next to the least that could answer`);
    const data = { folder: api.folder, databaseUrl: engine.databaseUrl };
    const baselines = await inProcess(data, (place) => measureBaselines(place, seconds));
    return { engine: engine.name, rows, baselines };
  } finally {
    await api.remove();
  }
}

/** `pnpm bench:api [--seconds 5] [--size 100000] [--baseline] [--note text] [--dry-run]`: prints the table and writes it to docs/benchmarks.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '5' },
      size: { type: 'string', default: '100000' },
      /** Only compares calls with baselines, without load. */
      baseline: { type: 'boolean', default: false },
      note: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  if (!Number.isInteger(seconds) || seconds < 1) throw new Error('--seconds must be a whole number from 1.');
  buildApi();
  const facts = await machineFacts(seconds);
  const reports: EngineReport[] = [];
  for await (const engine of engines()) {
    try {
      reports.push(await measureOn(engine, { seconds, size: Number(values.size), load: !values.baseline }));
    } finally {
      await engine.stop();
    }
  }
  const note = values.note === undefined ? [] : [values.note];
  const measured = [facts, ...note].join(' ');
  const blocks = {
    'bench:api': values.baseline ? undefined : resultTable(reports),
    'bench:api --baseline': baselineTable(reports),
  };
  for (const [command, table] of Object.entries(blocks)) {
    if (table === undefined) continue;
    console.log(`\n${measured}\n\n${table}`);
    if (!values['dry-run']) writeBlock(command, `${measured}\n\n${table}`);
  }
}

await main();

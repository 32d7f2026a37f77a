import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ApiProcess, buildApi } from './ApiProcess.ts';
import { accessBenches } from './benches/access.ts';
import { libraryBenches } from './benches/libraries.ts';
import { ratingBenches } from './benches/ratings.ts';
import { inProcess } from './beside/inProcess.ts';
import { measureBeside } from './beside/measureBeside.ts';
import { engines, type BenchEngine } from './engines.ts';
import { machineFacts } from './machineFacts.ts';
import { measure, type Measured } from './measure.ts';
import { besideTable, betweenMarkers, resultTable, type EngineReport } from './report.ts';

const document = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
const benches = [...accessBenches, ...libraryBenches, ...ratingBenches];

interface Wanted {
  seconds: number;
  size: number;
  /** Whether calls are put under load, too. */
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
  const api = await ApiProcess.start(engine.databaseUrl, size);
  try {
    const rows = load ? await underLoad(engine, api, seconds) : [];
    await api.stop();
    console.log(`${engine.name}: beside the least that could answer`);
    const data = { folder: api.folder, databaseUrl: engine.databaseUrl };
    const beside = await inProcess(data, (place) => measureBeside(place, seconds));
    return { engine: engine.name, rows, beside };
  } finally {
    await api.remove();
  }
}

/** `pnpm bench:api [--seconds 5] [--size 100000] [--beside] [--note text] [--dry-run]`: prints the table and writes it to docs/benchmarks.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '5' },
      size: { type: 'string', default: '100000' },
      /** Only the calls beside what could answer them; nothing under load. */
      beside: { type: 'boolean', default: false },
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
      reports.push(await measureOn(engine, { seconds, size: Number(values.size), load: !values.beside }));
    } finally {
      await engine.stop();
    }
  }
  const note = values.note === undefined ? [] : [values.note];
  const load = values.beside ? [] : [resultTable(reports)];
  const text = [[facts, ...note].join(' '), ...load, besideTable(reports)].join('\n\n');
  console.log(`\n${text}`);
  if (values['dry-run']) return;
  const before = existsSync(document) ? readFileSync(document, 'utf8') : '# Benchmarks\n';
  writeFileSync(document, betweenMarkers(before, text));
}

await main();

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ApiProcess, buildApi } from './ApiProcess.ts';
import { accessBenches } from './benches/access.ts';
import { libraryBenches } from './benches/libraries.ts';
import { ratingBenches } from './benches/ratings.ts';
import { engines, type BenchEngine } from './engines.ts';
import { machineFacts } from './machineFacts.ts';
import { measure, type Measured } from './measure.ts';
import { betweenMarkers, resultTable, type EngineReport } from './report.ts';

const document = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
const benches = [...accessBenches, ...libraryBenches, ...ratingBenches];

async function measureOn(engine: BenchEngine, seconds: number): Promise<EngineReport> {
  const api = await ApiProcess.start(engine.databaseUrl);
  try {
    const rows: Measured[] = [];
    for (const bench of benches) {
      console.log(`${engine.name}: ${bench.name}`);
      rows.push(await measure(bench, api, seconds));
    }
    return { engine: engine.name, rows };
  } finally {
    await api.stop();
  }
}

/** `pnpm bench:api [--seconds 5] [--note text] [--dry-run]`: prints the table and writes it to docs/benchmarks.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '5' },
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
      reports.push(await measureOn(engine, seconds));
    } finally {
      await engine.stop();
    }
  }
  const note = values.note === undefined ? [] : [values.note];
  const text = [[facts, ...note].join(' '), resultTable(reports)].join('\n\n');
  console.log(`\n${text}`);
  if (values['dry-run']) return;
  const before = existsSync(document) ? readFileSync(document, 'utf8') : '# Benchmarks\n';
  writeFileSync(document, betweenMarkers(before, text));
}

await main();

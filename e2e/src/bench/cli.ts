import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { signInContext, usernameOf } from '../browser/clients.ts';
import { portalPlace, startPortal } from '../portal/portal.ts';
import { BenchPage, slowdown } from './BenchPage.ts';
import { measureCoverage } from './measureCoverage.ts';
import { measureMemory } from './measureMemory.ts';
import { measureReading } from './measureReading.ts';
import { measureSearch } from './measureSearch.ts';
import { measureTiles } from './measureTiles.ts';
import { measureTyping } from './measureTyping.ts';
import { screensTable, writeBenchmarks, type BenchRow } from './report.ts';

const measures = [measureTiles, measureTyping, measureSearch, measureReading, measureCoverage, measureMemory];

const facts = (load: number) =>
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${load.toFixed(1)} ` +
  `before the run; Chromium with its processor slowed down ${slowdown} times, portal on the same cores.`;

async function measureAll(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const measure of measures) {
    const bench = await BenchPage.open(portalPlace().url);
    try {
      await signInContext(bench.page.context(), usernameOf('everything'));
      const measured = await measure(bench);
      console.log(screensTable(measured));
      rows.push(...measured);
    } finally {
      await bench.close();
    }
  }
  return rows;
}

/** `pnpm bench:screens [--note text] [--dry-run]`; results go to docs/benchmarks.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { note: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const portal = await startPortal();
  try {
    const load = loadavg()[0] ?? 0;
    const rows = await measureAll();
    const note = values.note === undefined ? [] : [values.note];
    const text = [[facts(load), ...note].join(' '), screensTable(rows)].join('\n\n');
    console.log(`\n${text}`);
    if (!values['dry-run']) writeBenchmarks('bench:screens', text);
  } finally {
    await portal.stop();
  }
}

await main();

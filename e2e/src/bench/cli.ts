import { runBenchmark } from '@portal/node';
import { withPortal } from '../portal/portal.ts';
import { BenchPage, slowdown } from './BenchPage.ts';
import { measureCoverage } from './measureCoverage.ts';
import { measureMemory } from './measureMemory.ts';
import { measurePdf } from './measurePdf.ts';
import { measureReading } from './measureReading.ts';
import { measureSearch } from './measureSearch.ts';
import { measureTiles } from './measureTiles.ts';
import { measureTyping } from './measureTyping.ts';
import { rowsTable, type BenchRow } from './report.ts';

const measures = {
  tiles: measureTiles,
  typing: measureTyping,
  search: measureSearch,
  reading: measureReading,
  pdf: measurePdf,
  coverage: measureCoverage,
  memory: measureMemory,
};

/** All without a name. */
async function measureAll(only: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, measure] of Object.entries(measures)) {
    if (only !== '' && name !== only) continue;
    const bench = await BenchPage.open();
    try {
      const measured = await measure(bench);
      console.log(rowsTable(measured));
      rows.push(...measured);
    } finally {
      await bench.close();
    }
  }
  return rows;
}

/** `pnpm bench:screens`: tasks, keys and memory of the screens. `--only pdf` measures one screen and writes nothing. */
await runBenchmark({
  command: 'bench:screens',
  settings: { only: '' },
  choices: { only: Object.keys(measures) },
  measure: async ({ only }) => ({
    facts: `Chromium with its processor slowed down ${slowdown} times, portal on the same cores.`,
    parts: [rowsTable(await withPortal(() => measureAll(only)))],
    isPartial: only !== '',
  }),
});

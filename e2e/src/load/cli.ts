import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { pages } from '@portal/contract';
import { portalPlace, startPortal } from '../portal/portal.ts';
import { slowdown } from '../bench/BenchPage.ts';
import { writeBenchmarks } from '../bench/report.ts';
import { loadTable, type Series } from './loadTable.ts';
import { startPlainPortal } from './plainPortal.ts';
import { openBrowser, visitCold, type Network, type Screen } from './visitCold.ts';

const networks: Network[] = [
  { name: 'slow (150 ms, 1.6 Mbit/s)', latencyMs: 150, bitsPerSecond: 1_600_000 },
  { name: 'fast (40 ms, 10 Mbit/s)', latencyMs: 40, bitsPerSecond: 10_000_000 },
];

const screens: Screen[] = [
  { name: 'All research', path: pages.allResearch.path, shows: 'article', signedIn: true },
  {
    name: 'All research, token over',
    path: pages.allResearch.path,
    shows: 'article',
    signedIn: true,
    outdated: true,
  },
  { name: 'Highlights', path: pages.todaysHighlights.path, shows: 'article', signedIn: true },
  {
    name: 'Company profile',
    path: pages.companyProfile.href({ id: 'C0001' }),
    shows: 'article article',
    signedIn: true,
  },
  { name: 'Sign-in', path: pages.login.path, shows: 'form', signedIn: false },
];

const facts = (load: number, rounds: number) =>
  `${cpus().length} cores, Node ${process.version}, load ${load.toFixed(1)} before the run; Chromium with its processor slowed down ` +
  `${slowdown} times, HTTP/1.1, ${rounds} visits each, by turns, browser, portal and API on the same cores.`;

/** `pnpm bench:load [--rounds 7] [--note text] [--dry-run]`: the portal beside the same screens as one plain bundle. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '7' },
      note: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  const load = loadavg()[0] ?? 0;
  const portal = await startPortal();
  try {
    const plain = await startPlainPortal();
    try {
      const all = await measureAll(rounds, { portal: portalPlace().url, plain: plain.url });
      const text = [[facts(load, rounds), values.note ?? ''].join(' ').trim(), loadTable(all)].join('\n\n');
      console.log(`\n${text}`);
      if (!values['dry-run']) writeBenchmarks('bench:load', text);
    } finally {
      await plain.stop();
    }
  } finally {
    await portal.stop();
  }
}

async function measureAll(rounds: number, origins: Record<'portal' | 'plain', string>): Promise<Series[]> {
  const browser = await openBrowser();
  const all: Series[] = [];
  try {
    for (const network of networks)
      for (const screen of screens) {
        const series: Series = { screen: screen.name, network: network.name, portal: [], plain: [] };
        for (let round = 0; round < rounds; round += 1)
          for (const kind of round % 2 === 0
            ? (['plain', 'portal'] as const)
            : (['portal', 'plain'] as const))
            series[kind].push(await visitCold(origins[kind], { browser, network, screen }));
        console.log(loadTable([series]));
        all.push(series);
      }
  } finally {
    await browser.close();
  }
  return all;
}

await main();

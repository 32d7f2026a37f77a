import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { screensTable, writeBenchmarks, type BenchRow } from '../bench/report.ts';
import { openBrowser } from '../load/visit.ts';
import { portalPlace, startPortal } from '../portal/portal.ts';
import { currentEnvironment } from '../portal/releaseStore.ts';
import { measureSet, type SetPromotion } from './measureSet.ts';
import { promoteOnce, releaseOther, type Promotion, type ReleaseBytes } from './measureRelease.ts';

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

function rowsOf(promotions: readonly Promotion[], bytes: ReleaseBytes): BenchRow[] {
  const of = (read: (promotion: Promotion) => number) => `${Math.round(median(promotions.map(read)))} ms`;
  const row = (measure: string, result: string, goal = '') => ({ measure, result, goal });
  return [
    row(
      'Start of the command to the first answer with the other version',
      of(({ served }) => served),
    ),
    row(
      'Start of the command to its end: checks of every rule and file, and its history',
      of(({ ended }) => ended),
    ),
    row(
      'A browser opens the portal then, to the page in that version',
      of(({ opened }) => opened),
    ),
    row(
      'First client to have it: start of the command to that page',
      of((one) => one.ended + one.opened),
    ),
    row(
      'The question of a session that was open before',
      of(({ asked }) => asked),
    ),
    row(
      'That session: click on a tab to the page in that version, its files fetched then',
      of(({ taken }) => taken),
    ),
    row('Body of the answer to the question: nothing new', `${bytes.sameBody} B`),
    row('Body of the answer to the question: the whole environment, compressed', `${bytes.otherBody} B`),
    {
      ...row('Files of other releases that the release changed', String(bytes.changedFiles), '0'),
      met: bytes.changedFiles === 0,
    },
  ];
}

function rowsOfSet(promotions: readonly SetPromotion[]): BenchRow[] {
  const of = (read: (promotion: SetPromotion) => number) => `${Math.round(median(promotions.map(read)))} ms`;
  return [
    {
      measure: 'Shell and five areas in one revision: start of the command to its end',
      result: of(({ ended }) => ended),
      goal: '',
    },
    {
      measure: 'The same until an open session shows it, by way of one document',
      result: of(({ ended, asked, taken }) => ended + asked + taken),
      goal: '',
    },
  ];
}

async function measureAll(rounds: number): Promise<BenchRow[]> {
  const released = (await currentEnvironment()).remotes['mfe-libraries']?.version ?? '';
  const browser = await openBrowser();
  try {
    const sets = await measureSet(browser, rounds);
    const bytes = await releaseOther();
    const promotions: Promotion[] = [];
    while (promotions.length < rounds) promotions.push(await promoteOnce(browser, released));
    return [...rowsOf(promotions, bytes), ...rowsOfSet(sets)];
  } finally {
    await browser.close();
  }
}

/** `pnpm bench:release [--rounds 5] [--note text] [--dry-run]`: times until a promotion reaches clients. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      note: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const portal = await startPortal();
  try {
    const load = (loadavg()[0] ?? 0).toFixed(1);
    const rows = await measureAll(Number(values.rounds));
    const facts =
      `${cpus().length} cores, Node ${process.version}, load ${load} before the run; medians of ${values.rounds} promotions of one area, ` +
      `forth and back, on ${new URL(portalPlace().url).hostname} without a delay of the line.`;
    const text = [[facts, values.note ?? ''].join(' ').trim(), screensTable(rows)].join('\n\n');
    console.log(`\n${text}`);
    if (!values['dry-run']) writeBenchmarks('bench:release', text);
  } finally {
    await portal.stop();
  }
}

await main();

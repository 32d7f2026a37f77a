import { runBenchmark } from '@portal/node';
import { rowsTable, timeRow, type BenchRow } from '../bench/report.ts';
import { median } from '../load/statistics.ts';
import { openBrowser } from '../chromium/toolBrowser.ts';
import { withPortal } from '../portal/portal.ts';
import { currentEnvironment } from '../portal/releaseStore.ts';
import { measureSet, type SetPromotion } from './measureSet.ts';
import { promoteOnce, releaseOther, type Promotion, type ReleaseBytes } from './measureRelease.ts';

function rowsOf(promotions: readonly Promotion[], bytes: ReleaseBytes): BenchRow[] {
  const row = (measure: string, read: (promotion: Promotion) => number) =>
    timeRow(measure, median(promotions.map(read)));
  const toItsEnd = 'Start of the command to its end: checks of every rule and file, and its history';
  const click = 'That session: click on a tab to the page in that version, its files fetched then';
  const body = 'Body of the answer to the question';
  return [
    row('Start of the command to the first answer with the other version', ({ served }) => served),
    row(toItsEnd, ({ ended }) => ended),
    row('A browser opens the portal then, to the page in that version', ({ opened }) => opened),
    row('First client to have it: start of the command to that page', (one) => one.ended + one.opened),
    row('The question of a session that was open before', (one) => one.answered),
    row(click, ({ taken }) => taken),
    { measure: `${body}: nothing new`, result: `${bytes.sameBody} B` },
    { measure: `${body}: the whole environment, compressed`, result: `${bytes.otherBody} B` },
    {
      measure: 'Files of other releases that the release changed',
      result: String(bytes.changedFiles),
      goal: '0',
      met: bytes.changedFiles === 0,
    },
  ];
}

function rowsOfSet(promotions: readonly SetPromotion[]): BenchRow[] {
  const row = (measure: string, read: (promotion: SetPromotion) => number) =>
    timeRow(measure, median(promotions.map(read)));
  return [
    row('Shell and five areas in one revision: start of the command to its end', ({ ended }) => ended),
    row(
      'The same until an open session shows it, by way of one document',
      (one) => one.ended + one.answered + one.taken,
    ),
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

/** `pnpm bench:release [--rounds 5]`: times until a promotion reaches clients. */
await runBenchmark({
  command: 'bench:release',
  settings: { rounds: 5 },
  measure: async ({ rounds }) => ({
    facts: `medians of ${rounds} promotions of one area, forth and back, on localhost without a delay of the line.`,
    parts: [rowsTable(await withPortal(() => measureAll(rounds)))],
  }),
});

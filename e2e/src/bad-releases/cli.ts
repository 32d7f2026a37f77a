import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { markdownTable } from '@portal/node';
import { writeBenchmarks } from '../bench/report.ts';
import { openBrowser } from '../load/visit.ts';
import { startPortal } from '../portal/portal.ts';
import { badReleases } from './badReleases.ts';
import { promoteProved, type ProvedPromotion } from './promoteProved.ts';
import { tryRelease, type Tried } from './tryRelease.ts';

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const isHeld = ({ refusal, backMs, reported }: Tried) =>
  refusal !== undefined && backMs !== undefined && reported !== undefined;

function rowOf(tried: Tried): string[] {
  const { name, refusal, refusedMs, backMs, reported } = tried;
  return [
    name,
    refusal === undefined ? 'let in' : `refused after ${seconds(refusedMs)}: ${refusal}`,
    backMs === undefined ? 'stays' : `the version before is shown after ${seconds(backMs)}`,
    reported ?? 'none',
    isHeld(tried) ? 'yes' : 'no',
  ];
}

const headings = ['Release', 'At the gate', 'Let past it', 'Report', 'Held'];

/** Of an area, with its proof. */
const longestPromotionMs = 15_000;

function textOf(rows: readonly Tried[], { ms, proof }: ProvedPromotion, load: string): string {
  const facts = `${cpus().length} cores, Node ${process.version}, load ${load} before the run.`;
  const promotion =
    `Promoting an area of two pages with its proof takes ${seconds(ms)} (goal: at most ${seconds(longestPromotionMs)}), ` +
    `command and all. Proved: ${proof}`;
  return [facts, markdownTable([headings, ...rows.map(rowOf)]), promotion].join('\n\n');
}

/**
 * `pnpm bench:bad-releases [--dry-run]`: five releases that are bad in ways their records do not show, at the gate and let past
 * it. Exits with 1 if one is let in, or stays.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const portal = await startPortal();
  const browser = await openBrowser();
  try {
    const rows: Tried[] = [];
    for (const bad of badReleases) {
      rows.push(await tryRelease(browser, bad));
      console.log(rows.slice(-1).map(rowOf).flat().join('\n  '));
    }
    const promotion = await promoteProved();
    const text = textOf(rows, promotion, load);
    console.log(`\n${text}`);
    if (!rows.every(isHeld) || promotion.ms > longestPromotionMs) process.exitCode = 1;
    if (!values['dry-run']) writeBenchmarks('bench:bad-releases', text);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

await main();

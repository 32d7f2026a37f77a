import { markdownTable, runBenchmark } from '@portal/node';
import { openBrowser } from '../chromium/toolBrowser.ts';
import { withPortal } from '../portal/portal.ts';
import { badReleases } from './badReleases.ts';
import { promoteProved } from './promoteProved.ts';
import { tryRelease, type Tried } from './tryRelease.ts';

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const isContained = ({ refusal, backMs, reported }: Tried) =>
  refusal !== undefined && backMs !== undefined && reported !== undefined;

function rowOf(tried: Tried): string[] {
  const { name, refusal, refusedMs, backMs, reported } = tried;
  return [
    name,
    refusal === undefined ? 'let in' : `refused after ${seconds(refusedMs)}: ${refusal}`,
    backMs === undefined ? 'stays' : `the version before is shown after ${seconds(backMs)}`,
    reported ?? 'none',
    isContained(tried) ? 'yes' : 'no',
  ];
}

const headings = ['Release', 'At the gate', 'Let past it', 'Report', 'Held'];

/** Of an area, with its proof. */
const longestPromotionMs = 15_000;

async function tryAll(): Promise<Tried[]> {
  const browser = await openBrowser();
  try {
    const all: Tried[] = [];
    for (const bad of badReleases) {
      const tried = await tryRelease(browser, bad);
      console.log(rowOf(tried).join('\n  '));
      all.push(tried);
    }
    return all;
  } finally {
    await browser.close();
  }
}

/**
 * `pnpm bench:bad-releases`: five releases that are bad in ways their records do not show, at the gate and let past it.
 * Exits with 1 if one is let in, or stays.
 */
await runBenchmark({
  command: 'bench:bad-releases',
  settings: {},
  measure: () =>
    withPortal(async () => {
      const all = await tryAll();
      const { ms, proof } = await promoteProved();
      if (!all.every(isContained) || ms > longestPromotionMs) process.exitCode = 1;
      return {
        facts: `promoting an area of two pages with its proof takes ${seconds(ms)} (goal: at most ${seconds(longestPromotionMs)}), command and all. Proved: ${proof}`,
        parts: [markdownTable([headings, ...all.map(rowOf)])],
      };
    }),
});

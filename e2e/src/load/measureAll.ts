import { loadTable, type Series } from './loadTable.ts';
import type { Network, Screen, Variant } from './plan.ts';
import { openBrowser } from '../chromium/toolBrowser.ts';
import { visit } from './visit.ts';

export type Origins = Record<Variant, string>;

export interface Course {
  screen: Screen;
  network: Network;
  origins: Origins;
}

/** Rotates the order: whichever is first finds the machine at rest. */
export function inTurns<Item>(items: readonly Item[], round: number): Item[] {
  const start = round % Math.max(1, items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Alternates between builds. */
export async function measureAll(rounds: number, courses: readonly Course[]): Promise<Series[]> {
  const browser = await openBrowser();
  const all: Series[] = [];
  try {
    for (const { screen, network, origins } of courses) {
      const series: Series = { screen: screen.name, line: network.name, visits: {} };
      const places = Object.entries(origins) as [Variant, string][];
      for (let round = 0; round < rounds; round += 1)
        for (const [variant, origin] of inTurns(places, round)) {
          // The other is made of the same source, and would else ask ahead, too.
          const plan = { browser, network, screen, restMs: variant === 'portal' ? 200 : 0 };
          (series.visits[variant] ??= []).push(await visit(origin, plan));
        }
      console.log(`${loadTable([series])}\n`);
      all.push(series);
    }
  } finally {
    await browser.close();
  }
  return all;
}

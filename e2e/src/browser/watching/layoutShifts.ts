import type { Page } from '@playwright/test';

/** A part of the page that moved without the reader's doing, as `x y width height`. */
interface Move {
  part: string;
  from: string;
  to: string;
}

interface Shift {
  /** Milliseconds after the page was begun. */
  at: number;
  /** Of the page and of the way, as browsers count: 1 is all of the page by all of its height. */
  score: number;
  moves: Move[];
}

/** Runs in the page: keeps what the browser says has moved without the reader's doing. */
function watchShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const shifts: Shift[] = [];
  const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const keep = (entries: PerformanceEntryList) => {
    for (const { startTime, value, hadRecentInput, sources } of entries as Entry[])
      if (!hadRecentInput)
        shifts.push({
          at: Math.round(startTime),
          score: value,
          moves: sources.map(({ node, previousRect, currentRect }) => ({
            part: `${node?.nodeName.toLowerCase() ?? 'gone'} “${node?.textContent?.slice(0, 40) ?? ''}”`,
            from: box(previousRect),
            to: box(currentRect),
          })),
        });
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, {
    portalShifts: () => {
      keep(observer.takeRecords());
      return shifts;
    },
  });
}

/** Keeps from now on what moves in a page. */
export async function recordShifts(page: Page): Promise<{ read: () => Promise<Shift[]> }> {
  await page.addInitScript(watchShifts);
  return {
    read: () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        // What was drawn last is counted with the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return (globalThis as unknown as { portalShifts: () => Shift[] }).portalShifts();
      }),
  };
}

/** How much has moved, all in all. */
export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { score }) => sum + score, 0);

/** What has moved, for the message of a failure. */
export const shiftsText = (shifts: readonly Shift[]): string =>
  shifts
    .map(
      ({ at, score, moves }) =>
        `${score.toFixed(5)} at ${at} ms:\n${moves.map(({ part, from, to }) => `  ${part} from ${from} to ${to}`).join('\n')}`,
    )
    .join('\n');

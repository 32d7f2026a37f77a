import type { Page } from '@playwright/test';

/** Moved without input; `x y width height`. */
interface Move {
  part: string;
  from: string;
  to: string;
}

interface Shift {
  /** Milliseconds since navigation. */
  at: number;
  /** 1 is the whole page by its whole height. */
  score: number;
  moves: Move[];
}

/** Runs in the page. */
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

/** From the page's next load. */
export async function recordShifts(page: Page): Promise<{ read: () => Promise<Shift[]> }> {
  await page.addInitScript(watchShifts);
  return {
    read: () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        // The last drawing is counted in the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return (globalThis as unknown as { portalShifts: () => Shift[] }).portalShifts();
      }),
  };
}

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { score }) => sum + score, 0);

export const shiftsText = (shifts: readonly Shift[]): string =>
  shifts
    .map(
      ({ at, score, moves }) =>
        `${score.toFixed(5)} at ${at} ms:\n${moves.map(({ part, from, to }) => `  ${part} from ${from} to ${to}`).join('\n')}`,
    )
    .join('\n');

import type { Page } from '@playwright/test';

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

export const lookText = ({ width, colorScheme }: Look) => `at ${width} px, ${colorScheme}`;

/** Resolves once painted. */
export async function showAs(page: Page, { width, colorScheme }: Look): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
  await page.waitForFunction(
    ([wide, colours]) => innerWidth === wide && matchMedia(`(prefers-color-scheme: ${colours})`).matches,
    [width, colorScheme] as const,
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

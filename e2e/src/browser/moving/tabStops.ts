import type { Page } from '@playwright/test';

/** The names of the next tab stops. */
export async function tabStops(page: Page, count: number): Promise<string[]> {
  const met: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab');
    met.push(
      await page.evaluate(() => {
        const it = document.activeElement;
        if (it instanceof HTMLInputElement) return it.labels?.[0]?.textContent ?? '';
        return it?.getAttribute('aria-label') ?? it?.textContent ?? '';
      }),
    );
  }
  return met;
}

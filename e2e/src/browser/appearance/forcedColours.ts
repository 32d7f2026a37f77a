import type { Locator, Page } from '@playwright/test';

/** Returns the texts of items with a visible line below them. */
export async function linedInForcedColours(page: Page, items: Locator): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lined = await items.evaluateAll((elements) => {
    const { backgroundColor: canvas } = getComputedStyle(document.body);
    const isLined = (element: Element) => {
      const { borderBlockEndStyle: style, borderBlockEndColor: color } = getComputedStyle(element);
      return style === 'solid' && color !== canvas;
    };
    return elements.filter(isLined).map(({ textContent }) => textContent);
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return lined;
}

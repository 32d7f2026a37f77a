import { expect, type Locator } from '@playwright/test';

/** Nothing covers an element: the page shows it at each point of a grid over what is in the window. */
export async function expectOnTop(overlay: Locator): Promise<void> {
  await expect(overlay).toBeVisible();
  const covering = () =>
    overlay.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [lastX, lastY] = [Math.min(right, innerWidth) - 2, Math.min(bottom, innerHeight) - 2];
      const others = new Set<string>();
      for (let x = left + 2; x <= lastX; x += 24)
        for (let y = Math.max(top, 0) + 2; y <= lastY; y += 8) {
          const shown = document.elementFromPoint(x, y);
          if (shown !== null && !element.contains(shown))
            others.add(`${shown.tagName} ${shown.textContent.slice(0, 40)}`);
        }
      return [...others];
    });
  await expect.poll(covering, 'what covers it').toEqual([]);
}

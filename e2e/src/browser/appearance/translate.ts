import type { Page } from '@playwright/test';

/**
 * Does to a page what Chrome's translation does, but keeps the words: each text gives way to an element with its
 * translation. What React goes on changing is no longer in the page.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style') !== null) continue;
      const standIn = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      standIn.textContent = text.textContent;
      text.parentNode?.replaceChild(standIn, text);
    }
  });
}

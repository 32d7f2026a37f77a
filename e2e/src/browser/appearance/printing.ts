import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { readPaper } from './paper.ts';

/** Of what would be on paper: titles that are cut, and boxes around the entries that Firefox moves as a whole. */
function faults(): { cut: string[]; unbreakable: string[]; clinging: number } {
  const isCut = (title: Element) =>
    [title, ...title.querySelectorAll('a, button')].some(
      (each) => getComputedStyle(each).overflow !== 'visible' && each.scrollWidth > each.clientWidth,
    );
  const boxes = new Set<string>();
  const entries = [...document.querySelectorAll('main article, main tbody')];
  for (const entry of entries) {
    for (
      let box = (entry.closest('li') ?? entry).parentElement;
      box !== null && box.tagName !== 'BODY';
      box = box.parentElement
    )
      if (/flex|grid/.test(getComputedStyle(box).display)) boxes.add(box.className);
  }
  const titles = entries.flatMap((entry) => [...entry.querySelectorAll('h2')]);
  return {
    cut: titles.filter(isCut).map((title) => title.textContent),
    unbreakable: [...boxes],
    clinging: titles.filter((title) => getComputedStyle(title).breakAfter === 'avoid').length,
  };
}

/** On paper titles are whole and content starts under the heading, in every engine. [S-10] */
export async function expectGoodPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(faults)).toEqual({ cut: [], unbreakable: [], clinging: 0 });
  await page.emulateMedia({ media: 'screen' });
}

/** Fewer are a heading and what belongs to it. */
const leastOnFirstPage = 15;

/** On A4 content starts on the first page, and what can be read can be searched. [S-10] */
export async function expectGoodPaper(page: Page): Promise<void> {
  await expectGoodPrint(page);
  const { pieces, isText } = readPaper(await page.pdf({ format: 'A4' }));
  expect(pieces[0], `the text of the first of ${pieces.length} pages`).toBeGreaterThan(leastOnFirstPage);
  expect(isText, 'text is printed as text').toBe(true);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  rule: string;
  why: string;
  where: string[];
}

/** All entries of a list are the same component. */
type Lists = 'whole' | 'beginning';

const beginning = 6;

/** Runs in the page, without axe's costly selectors. */
async function runAxe(longest: number): Promise<Violation[]> {
  const lists = [...document.querySelectorAll('ul, ol, tbody, [role=listbox]')];
  const left = lists
    .flatMap((list) => [...list.children].slice(longest))
    .filter((entry): entry is HTMLElement => entry instanceof HTMLElement)
    // Emptying it would lose the focus.
    .filter((entry) => !entry.contains(document.activeElement))
    .map((entry) => ({
      entry,
      style: entry.getAttribute('style'),
      size: entry.getBoundingClientRect(),
      content: document.createDocumentFragment(),
    }));
  // Keeps the layout. What React changes meanwhile in an entry is changed in its content.
  for (const { entry, size, content } of left) {
    content.append(...entry.childNodes);
    Object.assign(entry, {
      removeChild: content.removeChild.bind(content),
      insertBefore: content.insertBefore.bind(content),
      appendChild: content.appendChild.bind(content),
    });
    Object.assign(entry.style, {
      width: `${size.width}px`,
      height: `${size.height}px`,
      visibility: 'hidden',
    });
  }
  try {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const over = document.querySelector('[role=dialog], [role=listbox], [role=menu], [role=tooltip]');
    const results = await checker.run(document, {
      resultTypes: ['violations'],
      selectors: false,
      elementRef: true,
      // WCAG 2.2, 2.5.8: axe leaves it out unless asked. What lies over the page, as the header does once it is scrolled,
      // hides parts of its targets.
      rules: { 'target-size': { enabled: over === null && scrollY === 0 } },
    });
    return results.violations.map(({ id, help, nodes }) => ({
      rule: id,
      why: help,
      where: nodes.map(({ html }) => html),
    }));
  } finally {
    for (const { entry, style, content } of left) {
      for (const method of ['removeChild', 'insertBefore', 'appendChild'] as const)
        Reflect.deleteProperty(entry, method);
      entry.append(content);
      if (style === null) entry.removeAttribute('style');
      else entry.style.cssText = style;
    }
  }
}

/**
 * Runs in the page. What is out of sight is not as high as its content, which then seems to lie over the next entry: for
 * axe, the beginning of each list is drawn.
 */
function drawBeginning([drawn, longest]: readonly [boolean, number]): void {
  const entries = [...document.querySelectorAll('main ul')].flatMap((list) =>
    [...list.children].slice(0, longest),
  );
  for (const entry of entries.filter((each): each is HTMLElement => each instanceof HTMLElement)) {
    if (drawn && getComputedStyle(entry).contentVisibility === 'auto')
      entry.style.contentVisibility = 'visible';
    if (!drawn) entry.style.removeProperty('content-visibility');
    if (entry.getAttribute('style') === '') entry.removeAttribute('style');
  }
}

/** Runs in the page. */
const placesOfTargets = (): string =>
  [...document.querySelectorAll('a, button, input')]
    .map((target) => target.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].join())
    .join(';');

interface Look {
  found: Violation[];
  /** Something came or grew meanwhile: axe compared places of different moments. */
  hasMoved: boolean;
}

async function look(page: Page, lists: Lists): Promise<Look> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  const longest = lists === 'whole' ? 10_000 : beginning;
  await page.evaluate(drawBeginning, [true, longest] as const);
  try {
    const before = await page.evaluate(placesOfTargets);
    const found = await page.evaluate(runAxe, longest);
    return { found, hasMoved: (await page.evaluate(placesOfTargets)) !== before };
  } finally {
    await page.evaluate(drawBeginning, [false, longest] as const);
  }
}

const mostLooks = 4;

/** What is found on a page that moved is looked for again. */
async function violations(page: Page, lists: Lists): Promise<Violation[]> {
  for (let looks = 1; ; looks++) {
    const { found, hasMoved } = await look(page, lists);
    if (found.length === 0 || !hasMoved || looks === mostLooks) return found;
  }
}

/** Applies all rules of axe; of long lists to the first entries, or to all. */
export async function expectNoAxeViolations(page: Page, lists: Lists = 'beginning'): Promise<void> {
  // Not by role: open dialogues hide the page's heading from screen readers.
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await violations(page, lists), `axe on ${page.url()}`).toEqual([]);
}

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

/** How much of a long list is checked: one component draws all of its entries. */
type Lists = 'whole' | 'beginning';

const beginning = 6;

/** Runs in the page: all rules, without the selectors that axe would find for every element. */
async function runAxe(longest: number): Promise<Violation[]> {
  const lists = [...document.querySelectorAll('ul, ol, tbody, [role=listbox]')];
  const left = lists
    .flatMap((list) => [...list.children].slice(longest))
    .filter((entry): entry is HTMLElement => entry instanceof HTMLElement)
    // What is hidden loses the focus.
    .filter((entry) => !entry.contains(document.activeElement));
  const before = left.map((entry) => entry.getAttribute('style'));
  // Not out of the layout: everything keeps its place.
  for (const entry of left) entry.style.setProperty('visibility', 'hidden', 'important');
  try {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const results = await checker.run(document, {
      resultTypes: ['violations'],
      selectors: false,
      elementRef: true,
    });
    return results.violations.map(({ id, help, nodes }) => ({
      rule: id,
      why: help,
      where: nodes.map(({ html }) => html),
    }));
  } finally {
    for (const [place, entry] of left.entries()) {
      const style = before[place] ?? null;
      if (style === null) entry.removeAttribute('style');
      else entry.style.cssText = style;
    }
  }
}

async function violations(page: Page, lists: Lists): Promise<Violation[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(runAxe, lists === 'whole' ? 10_000 : beginning);
}

/**
 * Checks what the page shows by every rule of axe, none switched off, once its screen is there: of long lists the first
 * entries, or all of them.
 */
export async function expectNoAxeViolations(page: Page, lists: Lists = 'beginning'): Promise<void> {
  // Not by role: an open dialogue hides the page's heading from screen readers.
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await violations(page, lists), `axe on ${page.url()}`).toEqual([]);
}

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

async function violations(page: Page): Promise<Violation[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return results.violations.map(({ id, help, nodes }) => ({
    rule: id,
    why: help,
    where: nodes.map(({ html }) => html),
  }));
}

/** Checks what the page shows by every rule of axe, none switched off, once its screen is there. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Not by role: an open dialogue hides the page's heading from screen readers.
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await violations(page), `axe on ${page.url()}`).toEqual([]);
}

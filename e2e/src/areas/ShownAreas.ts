import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { matchesRoute } from '@portal/contract';
import { checkout } from '../portal/checkout.ts';
import type { ShownByTest } from './areasOfTests.ts';

/** A file that the run of `pnpm areas` collects from: a line per test. */
export const recordTo = (): string | undefined => process.env['PORTAL_RECORD_AREAS'];

interface AreaPackage {
  portal: { paths: Record<string, string[]> };
}

function areaPaths(): [area: string, paths: string[]][] {
  return readdirSync(checkout)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => {
      const text = readFileSync(join(checkout, name, 'package.json'), 'utf8');
      return [name, Object.values((JSON.parse(text) as AreaPackage).portal.paths).flat()];
    });
}

/** The areas whose pages a browser test visits, in any window, by address. */
export class ShownAreas {
  private readonly areas = new Set<string>();
  private readonly paths = areaPaths();

  constructor(context: BrowserContext) {
    this.watch(context);
  }

  /** Also watches the windows that the test opens itself. Returns what ends that. */
  watchNew(browser: Browser): () => void {
    const open = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await open(options);
      this.watch(context);
      return context;
    };
    return () => {
      browser.newContext = open;
    };
  }

  write(file: string, { file: spec, titlePath }: TestInfo): void {
    const test: ShownByTest = {
      spec: relative(join(checkout, 'e2e/specs'), spec),
      title: titlePath.slice(1).join(' › '),
      areas: [...this.areas],
    };
    appendFileSync(file, `${JSON.stringify(test)}\n`);
  }

  private watch(context: BrowserContext): void {
    context.on('page', (page: Page) => {
      // A window that a page opens may be on its way already.
      this.add(page.url());
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) this.add(frame.url());
      });
    });
  }

  private add(address: string): void {
    if (!URL.canParse(address)) return;
    const { pathname } = new URL(address);
    for (const [area, paths] of this.paths) {
      if (paths.some((path) => path === pathname || matchesRoute(path, pathname))) this.areas.add(area);
    }
  }
}

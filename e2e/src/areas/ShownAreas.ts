import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { matchesRoute } from '@portal/contract';
import { checkout } from '../portal/checkout.ts';

/** A file that the run of `pnpm areas` collects from: a line per test, with its spec and the areas it shows. */
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

/** The areas whose pages a browser test visits, by address. */
export class ShownAreas {
  private readonly areas = new Set<string>();
  private readonly paths = areaPaths();

  constructor(context: BrowserContext) {
    context.on('page', (page: Page) =>
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) this.add(frame.url());
      }),
    );
  }

  write(file: string, { file: spec }: TestInfo): void {
    const name = relative(join(checkout, 'e2e/specs'), spec);
    appendFileSync(file, `${[name, ...this.areas].join(' ')}\n`);
  }

  private add(address: string): void {
    if (!URL.canParse(address)) return;
    const { pathname } = new URL(address);
    for (const [area, paths] of this.paths) {
      if (paths.some((path) => path === pathname || matchesRoute(path, pathname))) this.areas.add(area);
    }
  }
}

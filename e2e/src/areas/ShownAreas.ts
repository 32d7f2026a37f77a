import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { lazyModuleOf, lazyModules } from '@portal/build/lazy-modules';
import { matchesRoute } from '@portal/contract';
import { checkout } from '../portal/checkout.ts';
import type { ShownByTest } from './areasOfTests.ts';

/** A file that the run of `pnpm areas` collects from: a line per test. */
export const recordTo = (): string | undefined => process.env['PORTAL_RECORD_AREAS'];

interface AreaPackage {
  portal: { paths: Record<string, string[]> };
}

const areas = () =>
  readdirSync(checkout)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => {
      const text = readFileSync(join(checkout, name, 'package.json'), 'utf8');
      const paths = Object.values((JSON.parse(text) as AreaPackage).portal.paths).flat();
      return { name, paths, lazy: lazyModules(join(checkout, name)).lazy };
    });

/** The areas whose pages a browser test visits, by address, and what it loads of them, in any window. */
export class ShownAreas {
  private readonly shown = new Set<string>();
  private readonly loaded = new Set<string>();
  private readonly areas = areas();

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
      areas: [...this.shown],
      loaded: [...this.loaded],
    };
    appendFileSync(file, `${JSON.stringify(test)}\n`);
  }

  private watch(context: BrowserContext): void {
    context.on('request', (request) => this.load(request.url()));
    context.on('page', (page: Page) => {
      // A window that a page opens may be on its way already.
      this.show(page.url());
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) this.show(frame.url());
      });
    });
  }

  private show(address: string): void {
    if (!URL.canParse(address)) return;
    const { pathname } = new URL(address);
    for (const { name, paths } of this.areas) {
      if (paths.some((path) => path === pathname || matchesRoute(path, pathname))) this.shown.add(name);
    }
  }

  private load(address: string): void {
    const [, chunk] = /\/([\w-]+)(?:\.\w+)?\.js$/.exec(address) ?? [];
    if (chunk === undefined) return;
    // Builds that a developer serves are not below the area's name.
    const [, area] = /\/artefacts\/([\w-]+)\//.exec(address) ?? [];
    for (const { name, lazy } of this.areas.filter((one) => area === undefined || one.name === area)) {
      const module = lazyModuleOf(chunk, lazy);
      if (module !== undefined) this.loaded.add(`${name}/${module}`);
    }
  }
}

import { appendFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { lazyModuleOf, lazyModules } from '@portal/build/lazy-modules';
import { matchesRoute, type AreaPage } from '@portal/contract';
import { checkout } from '../portal/checkout.ts';
import type { ShownByTest } from './areasOfTests.ts';

/** A file that the run of `pnpm areas` collects from: a line per test. */
export const recordTo = (): string | undefined => process.env['PORTAL_RECORD_AREAS'];

interface AreaToShow {
  name: string;
  paths: readonly string[];
  lazy: ReturnType<typeof lazyModules>['lazy'];
}

async function readArea(name: string): Promise<AreaToShow> {
  const file = pathToFileURL(join(checkout, name, 'src/pages.ts'));
  const { pages } = (await import(file.href)) as { pages: readonly AreaPage[] };
  return { name, paths: pages.map(({ path }) => path), lazy: lazyModules(join(checkout, name)).lazy };
}

const readAreas = () =>
  Promise.all(
    readdirSync(checkout)
      .filter((name) => name.startsWith('mfe-'))
      .map(readArea),
  );

const known: { areas?: ReturnType<typeof readAreas> } = {};

/** Read once per worker. */
const areas = () => (known.areas ??= readAreas());

/** The areas whose pages a browser test visits, by address, and what it loads of them, in any window. */
export class ShownAreas {
  private readonly shown = new Set<string>();
  private readonly loaded = new Set<string>();
  private readonly whole = new Set<string>();

  private constructor(
    private readonly areas: readonly AreaToShow[],
    context: BrowserContext,
  ) {
    this.watch(context);
  }

  static async of(context: BrowserContext): Promise<ShownAreas> {
    return new ShownAreas(await areas(), context);
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
      whole: [...this.whole],
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
    const [, area] = /\/artefacts\/([\w-]+)\//.exec(address) ?? [];
    for (const { name, lazy } of this.areas) {
      const module = lazyModuleOf(chunk, lazy);
      if (module === undefined) continue;
      if (name === area) this.loaded.add(`${name}/${module}`);
      // A build that a developer serves is not below its area's name.
      else if (area === undefined) this.whole.add(name);
    }
  }
}

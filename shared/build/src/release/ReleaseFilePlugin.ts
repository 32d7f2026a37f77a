import { createHash } from 'node:crypto';
import { CONTRACT_VERSION, type ShellLink, type ReleasedPage } from '@portal/contract';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { chunksByUse, groupedFiles } from './chunksByUse.ts';
import { earlyChunk, earlyFile } from './EarlyScriptPlugin.ts';
import { releasedAnswers, type Answers } from '../answers/releasedAnswers.ts';
import { firstViewFile } from './FirstViewPlugin.ts';
import type { PackageFacts } from '../workspace.ts';
import {
  firstViewChunk,
  firstViewScreens,
  releasedShellLinks,
  releasedPages,
  releasedScreens,
} from './releasedPages.ts';
import { releasedMessages } from './releasedMessages.ts';
import { linkedPaths, offeredNames, usedNames, type NamesByPackage } from './sharedNames.ts';

interface Files {
  js: string[];
  css: string[];
}

/** Content of `release.json`. */
interface ReleaseFile {
  name: string;
  version: string;
  contract: string;
  area?: string;
  pages?: readonly ReleasedPage[];
  manifest: {
    entry: string;
    exposed: Files;
    chunks: Record<string, Files>;
    /** Needed by every page. */
    fonts?: string[];
    /** Chunks by page pattern, and by language. */
    screens?: Record<string, string>;
    words?: Record<string, string>;
    firstViews?: Record<string, string>;
  };
  integrity: Record<string, string>;
  /** By library: the shell's version, or a remote's range. */
  shared: Record<string, string>;
  /** Of shared packages. */
  uses?: NamesByPackage;
  offers?: NamesByPackage;
  /** Remotes only: pages of the contract that its code names. */
  links?: readonly string[];
  /** Shell only: pages it needs. */
  shellLinks?: readonly ShellLink[];
  /** Message ids by language. */
  messages?: Record<'en' | 'de', string[]>;
  /** Samples for its calls. */
  answers?: Answers;
}

interface Options {
  facts: PackageFacts;
  version: string;
  /** Registers a remote; the shell has none. */
  container?: string;
  /** Loads before anything else: the exposed module, or the shell's start. */
  first: string;
  /** Shell only: fonts that every page needs. */
  fonts?: RegExp;
  shared: Record<string, string>;
  /** Shell only: entry file by shared package. */
  entries?: Record<string, string>;
}

type Names = Pick<ReleaseFile, 'uses' | 'offers' | 'links'>;

/** Requests of screens, by page pattern. */
interface Described {
  screens: Record<string, string>;
  firstViews: Record<string, string>;
  pages: ReleasedPage[] | undefined;
}

const chunksOf = (firstViews: Described['firstViews']): Record<string, string> =>
  Object.fromEntries(Object.entries(firstViews).map(([path, request]) => [path, firstViewChunk(request)]));

const byKind = (files: Iterable<string>): Files => {
  const list = [...files];
  return {
    js: list.filter((file) => file.endsWith('.js')),
    css: list.filter((file) => file.endsWith('.css')),
  };
};

/**
 * Writes `release.json`: entry, files by screen, and every file's sha384; nothing depends on the clock. A build with
 * errors gets none; unreadable sources are build errors, so that a watched build continues.
 */
export class ReleaseFilePlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseFilePlugin', (compilation) => {
      let names: Names = {};
      compilation.hooks.optimizeChunkModules.tap({ name: 'ReleaseFilePlugin', stage: -100 }, () => {
        const { errors, ...found } = this.namesIn(compilation);
        compilation.errors.push(...errors);
        names = found;
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ReleaseFilePlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          const text = await this.textOf(compilation, names);
          compilation.emitAsset('release.json', new webpack.sources.RawSource(text));
        } catch (error) {
          compilation.errors.push(
            new webpack.WebpackError(`release.json cannot be written: ${String(error)}`),
          );
        }
      });
    });
  }

  private namesIn(compilation: Compilation): Names & { errors: webpack.WebpackError[] } {
    const { container, entries } = this.options;
    if (entries !== undefined) return offeredNames(compilation, entries);
    if (container === undefined) return { errors: [] };
    return { ...usedNames(compilation), links: linkedPaths(compilation) };
  }

  private async textOf(compilation: Compilation, names: Names): Promise<string> {
    const folder = compilation.compiler.context;
    const [messages, screens, firstViews, pages, shellLinks, answers] = await Promise.all([
      releasedMessages(folder),
      releasedScreens(folder),
      firstViewScreens(folder),
      releasedPages(folder),
      releasedShellLinks(folder),
      releasedAnswers(folder),
    ]);
    const described = this.describe(compilation, { screens, firstViews, pages });
    const release = { ...described, ...names, shellLinks, messages, answers };
    return `${JSON.stringify(release, null, 2)}\n`;
  }

  private describe(compilation: Compilation, { screens, firstViews, pages }: Described): ReleaseFile {
    const { facts, version, container } = this.options;
    const entry = container === undefined ? [] : (compilation.entrypoints.get(container)?.getFiles() ?? []);
    const byUse = container === undefined ? undefined : chunksByUse(compilation, screens);
    return {
      name: facts.name,
      version,
      contract: CONTRACT_VERSION,
      area: facts.area,
      pages,
      manifest: {
        entry: byKind(entry).js[0] ?? '',
        ...this.files(compilation),
        ...this.fonts(compilation),
        ...byUse,
        firstViews: Object.keys(firstViews).length > 0 ? chunksOf(firstViews) : undefined,
      },
      integrity: integrityOf(compilation),
      shared: this.options.shared,
    };
  }

  private fonts(compilation: Compilation): Pick<ReleaseFile['manifest'], 'fonts'> {
    const { fonts } = this.options;
    if (fonts === undefined) return {};
    const names = compilation.getAssets().map(({ name }) => name);
    return { fonts: names.filter((name) => fonts.test(name)) };
  }

  private files(compilation: Compilation): Pick<ReleaseFile['manifest'], 'exposed' | 'chunks'> {
    const group = compilation.namedChunkGroups.get(this.options.first);
    const exposed = byKind(group?.getFiles() ?? []);
    const known = new Set([...exposed.js, ...exposed.css]);
    const chunks: Record<string, Files> = {};
    for (const { key, files } of groupedFiles(compilation)) {
      const own = files.filter((file) => !known.has(file));
      if (key === this.options.first || key === this.options.container || own.length === 0) continue;
      // Imports may share a name; a file left out would have no hash in the page.
      const { js = [], css = [] } = chunks[key] ?? {};
      chunks[key] = byKind(new Set([...js, ...css, ...own]));
    }
    const early = compilation.getAssets().filter(({ name }) => earlyFile.test(name));
    if (early.length > 0) chunks[earlyChunk] = byKind(early.map(({ name }) => name));
    for (const { name } of compilation.getAssets()) {
      const chunk = firstViewFile.exec(name)?.[1];
      if (chunk !== undefined) chunks[chunk] = byKind([name]);
    }
    return {
      exposed,
      chunks: Object.fromEntries(Object.entries(chunks).sort(([a], [b]) => a.localeCompare(b, 'en'))),
    };
  }
}

function integrityOf(compilation: Compilation): Record<string, string> {
  const files = compilation
    .getAssets()
    .filter(({ name }) => !name.endsWith('.map'))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return Object.fromEntries(
    files.map(({ name, source }) => [
      name,
      `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
    ]),
  );
}

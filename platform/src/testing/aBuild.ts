import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { routeGroups, type ShellLink, type ReleasedPage, type RouteGroup } from '@portal/contract';
import { integrityOf } from '#run/store/integrityOf.ts';

/** Defaults. */
const remote = {
  version: '1.0.0',
  contract: '1.0.0',
  /** Its pages, by layout. */
  paths: {} as Partial<Record<RouteGroup, string[]>>,
  /** Pages with more to them. */
  pages: [] as ReleasedPage[],
  /** Other text, other bytes. */
  code: 'export default 1;',
  entry: 'register();',
  style: 'h1{}',
};

interface Said {
  shared?: Record<string, string>;
  uses?: Record<string, string[]>;
  offers?: Record<string, string[]>;
  messages?: Record<'en' | 'de', string[]>;
  links?: string[];
}

type Remote = typeof remote & Said & { name: string; area?: string };

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <style>body { margin: 0 }</style>
    <!--portal:head-->
  </head>
  <body>
    <!--portal:scripts-->
  </body>
</html>
`;

/** Pages without tabs, access and reads. */
export const pagesAt = (paths: Partial<Record<RouteGroup, string[]>>): ReleasedPage[] =>
  routeGroups.flatMap((group) => (paths[group] ?? []).map((path) => ({ path, group })));

/** Writes a small complete build of a remote. */
export async function aRemoteBuild(dist: string, given: Partial<Remote> & { name: string }): Promise<void> {
  const { code, entry, style, paths, pages, ...said } = { ...remote, ...given };
  const { name } = said;
  const files = { 'remoteEntry.1.js': entry, 'exposed.1.js': code, 'exposed.1.css': style };
  const manifest = {
    entry: 'remoteEntry.1.js',
    exposed: { js: ['exposed.1.js'], css: ['exposed.1.css'] },
    chunks: {},
  };
  const area = name.replace(/^mfe-/, '');
  const all = [...pagesAt(paths), ...pages];
  await writeBuild(dist, { area, shared: {}, uses: {}, ...said, pages: all, manifest, files });
}

/** Writes a small complete build of the shell. */
export async function aShellBuild(
  dist: string,
  given: Said & { version?: string; contract?: string; shellLinks?: readonly ShellLink[] } = {},
): Promise<void> {
  const files = {
    'index.html': template,
    'vendor.1.js': 'vendor();'.repeat(200),
    'main.1.js': 'start();',
    'main.1.css': 'body{}',
    'research.1.js': 'research();',
    'research.1.css': 'li{}',
    'letters.1.woff2': 'wOF2',
  };
  const manifest = {
    entry: '',
    exposed: { js: ['vendor.1.js', 'main.1.js'], css: ['main.1.css'] },
    chunks: { research: { js: ['research.1.js'], css: ['research.1.css'] } },
    fonts: ['letters.1.woff2'],
  };
  await writeBuild(dist, {
    name: 'shell',
    version: '1.0.0',
    contract: '1.0.0',
    shared: {},
    offers: {},
    shellLinks: [],
    ...given,
    manifest,
    files,
  });
}

interface BuildToWrite extends Record<string, unknown> {
  files: Record<string, string>;
}

async function writeBuild(dist: string, { files, ...record }: BuildToWrite): Promise<void> {
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, integrityOf(Buffer.from(text))]),
  );
  const all = { ...files, 'release.json': JSON.stringify({ ...record, integrity }) };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  }
}

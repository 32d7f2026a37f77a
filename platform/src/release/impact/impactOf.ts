import type { Environment } from '@portal/wire';
import { recordsOf } from '../gates/recordsOf.ts';
import type { BuiltRelease } from '../releases/builtRelease.ts';
import { versionChanges } from '../releases/environmentChanges.ts';
import type { ReleaseRecord } from '../releases/releaseRecord.ts';
import type { ReleaseStore } from '#run/store/releaseStore.ts';
import { pageBytes, type ReadFile } from './pageBytes.ts';

export interface PageImpact {
  remote: string;
  path: string;
  /** Compressed, of the area's own files; undefined where the page is not there. */
  before: number | undefined;
  after: number | undefined;
  /** Other areas whose code links to it, and the shell's header or menu. */
  linkedFrom: string[];
}

export interface NameImpact {
  remote: string;
  library: string;
  added: string[];
  removed: string[];
}

/** What a change touches. */
export interface Impact {
  /** Of the areas that change. */
  pages: PageImpact[];
  /** Whether every page runs in another shell. */
  isOtherShell: boolean;
  names: NameImpact[];
}

export interface Proposed {
  store: ReleaseStore;
  before: Environment | undefined;
  next: Environment;
  /** Not in the store yet. */
  builds?: readonly BuiltRelease[];
}

/** [F-25] */
export async function impactOf({ store, before, next, builds = [] }: Proposed): Promise<Impact> {
  const records = await recordsOf(
    store,
    next,
    builds.map(({ record }) => record),
  );
  const changed = versionChanges(before, next).map(({ name }) => name);
  const remotes = changed.filter((name) => name !== 'shell');
  const pages = remotes.map(async (remote): Promise<PageImpact[]> => {
    const was = before?.remotes[remote];
    const is = next.remotes[remote];
    const earlier = was && (await pageBytes(was, storedFile(store, remote, was.version)));
    const built = builds.find(({ record }) => record.name === remote);
    const read: ReadFile | undefined = built && ((file) => Promise.resolve(built.files.get(file)));
    const later = is && (await pageBytes(is, read ?? storedFile(store, remote, is.version)));
    return [...new Set([...(later?.keys() ?? []), ...(earlier?.keys() ?? [])])].map((path) => ({
      remote,
      path,
      before: earlier?.get(path),
      after: later?.get(path),
      linkedFrom: linksTo(path, remote, { next, records }),
    }));
  });
  return {
    pages: (await Promise.all(pages)).flat(),
    isOtherShell: before !== undefined && changed.includes('shell'),
    // A retired area uses nothing, which is not worth a list.
    names: remotes
      .filter((remote) => next.remotes[remote] !== undefined)
      .flatMap((remote) => nameChanges(remote, before, next)),
  };
}

const storedFile =
  (store: ReleaseStore, name: string, version: string): ReadFile =>
  (file) =>
    store.readFile({ name, version }, file);

interface Running {
  next: Environment;
  records: ReadonlyMap<string, ReleaseRecord>;
}

function linksTo(path: string, owner: string, { next, records }: Running): string[] {
  const page = next.remotes[owner]?.pages.find((one) => one.path === path);
  const shell = records.get('shell');
  const shellLinks = shell !== undefined && 'shellLinks' in shell ? shell.shellLinks : [];
  return [
    ...(page?.tab === undefined ? [] : ['tab row']),
    ...(page?.menu === undefined ? [] : ['account menu']),
    ...(shellLinks.some((link) => link.path === path) ? ['shell'] : []),
    ...[...records].flatMap(([name, record]) =>
      name !== owner && 'links' in record && record.links?.includes(path) ? [name] : [],
    ),
  ];
}

function nameChanges(remote: string, before: Environment | undefined, next: Environment): NameImpact[] {
  const was = before?.remotes[remote]?.uses ?? {};
  const is = next.remotes[remote]?.uses ?? {};
  return Object.keys({ ...was, ...is })
    .toSorted()
    .map((library) => {
      const old = was[library] ?? [];
      const now = is[library] ?? [];
      const added = now.filter((name) => !old.includes(name));
      const removed = old.filter((name) => !now.includes(name));
      return { remote, library, added, removed };
    })
    .filter(({ added, removed }) => added.length + removed.length > 0);
}

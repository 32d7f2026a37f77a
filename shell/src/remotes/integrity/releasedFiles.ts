import { livePackages, type Environment, type ReleasedVersion } from '@portal/wire';

/** A file's name as builds write it, perhaps asked for again. Escapes have none: a server could read them as a way out. */
const plainName = /^([\w@+./-]+?)(?:\?r=\d+)?$/;

/** The hash that a file must have, by its address. @throws TypeError for a file that no release of the page holds */
export type IntegrityOf = (address: string) => string;

/** Every version that an environment lets a page run: what is pinned, and what it falls back on. */
export const versionsOf = ({ remotes }: Pick<Environment, 'remotes'>): ReleasedVersion[] =>
  Object.values(remotes).flatMap(({ lastGood, ...pinned }) => [pinned, ...(lastGood ? [lastGood] : [])]);

interface ReleaseFolder {
  /** How the addresses of its files begin. */
  start: string;
  hashes: ReadonlyMap<string, string>;
  isLive: boolean;
}

function foldersOf(environment: Environment, shellFolder?: string): ReleaseFolder[] {
  const live = livePackages(environment);
  const liveFolders = live.flatMap((name) =>
    name === 'shell' ? (shellFolder ?? []) : (environment.remotes[name]?.baseUrl ?? []),
  );
  const shell = shellFolder === undefined ? [] : [{ folder: shellFolder, ...environment.shell }];
  const versions = versionsOf(environment).map(({ baseUrl, integrity }) => ({ folder: baseUrl, integrity }));
  return [...shell, ...versions].map(({ folder, integrity = {} }) => ({
    start: new URL(folder, location.origin).href,
    hashes: new Map(Object.entries(integrity)),
    isLive: liveFolders.includes(folder),
  }));
}

/**
 * The files of the releases that a page has run, the shell's own with them: nothing else is the portal's code. A file
 * without a hash is none of them, but in a folder that a development server serves: its hash is the empty one, which
 * checks nothing. [F-10] [F-13]
 * @param environments all that the page has run, the newest first; the last is the one that its shell came with
 */
export function releasedFiles(environments: () => readonly Environment[], shellFolder: string): IntegrityOf {
  let known: readonly Environment[] = [];
  let folders: ReleaseFolder[] = [];
  function foldersNow(): ReleaseFolder[] {
    const now = environments();
    if (now === known) return folders;
    known = now;
    folders = now.flatMap((environment) =>
      foldersOf(environment, environment === now.at(-1) ? shellFolder : undefined),
    );
    return folders;
  }
  return (address) => {
    const { href } = new URL(address, location.origin);
    const release = foldersNow().find(({ start }) => href.startsWith(start));
    const file = release && plainName.exec(href.slice(release.start.length))?.[1];
    if (file !== undefined && release?.isLive) return '';
    const hash = file === undefined ? undefined : release?.hashes.get(file);
    if (hash !== undefined) return hash;
    throw new TypeError(`No release of this environment holds ${href}: it is not loaded.`);
  };
}

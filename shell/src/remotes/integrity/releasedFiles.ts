import { isWholeRelease, livePackages, type PageEnvironment, type ReleasedVersion } from '@portal/wire';

/** With an optional retry query. No escapes: a server might read them as path traversal. */
const plainName = /^([\w@+./-]+?)(?:\?r=\d+)?$/;

/** Returns the required hash of an address. @throws TypeError for a file in none of the page's releases */
export type IntegrityOf = (address: string) => string;

/** All versions whose files a page knows: pinned and last good. */
export const versionsOf = ({ remotes }: Pick<PageEnvironment, 'remotes'>): ReleasedVersion[] =>
  Object.values(remotes).flatMap((release) => {
    if (!isWholeRelease(release)) return [];
    const { lastGood, ...pinned } = release;
    return [pinned, ...(lastGood ? [lastGood] : [])];
  });

interface ReleaseFolder {
  start: string;
  hashes: ReadonlyMap<string, string>;
  isLive: boolean;
}

function foldersOf(environment: PageEnvironment, shellFolder?: string): ReleaseFolder[] {
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
 * Knows the files of every release the page has run, including the shell's; nothing else is portal code. A file without
 * a hash is refused, except in a development server's folder: '' disables the check. [F-10] [F-13]
 * @param environments newest first; the last one belongs to the shell's document
 */
export function releasedFiles(
  environments: () => readonly PageEnvironment[],
  shellFolder: string,
): IntegrityOf {
  let known: readonly PageEnvironment[] = [];
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

import { callKey, pages, type EarlyOrder, type EarlyRead, type Page } from '@portal/contract';
import { calls, type Environment, type Manifest, type RemoteRelease } from '@portal/wire';
import { bestPattern } from './matchRoute.ts';

/** A font has no hash: browsers check none of a font. */
export type Preload = ReleasedFile | { href: string; as: 'font' };

/** A script or a style sheet. */
export interface ReleasedFile {
  href: string;
  as: 'script' | 'style';
  /** sha384, as the element that will use the file has it: else the browser would fetch the file twice. */
  integrity: string;
}

/** A release's folder and the hashes of its files. */
interface Place {
  folder: string;
  integrity: Readonly<Record<string, string>>;
}

/** What is asked for: the path, and whether the visitor has a session cookie. */
export interface Visit {
  pathname: string;
  signedIn: boolean;
}

interface PreloadSource extends Visit {
  environment: Environment;
  shellManifest: Manifest;
  /** sha384 of the shell's files by their names. */
  shellIntegrity: Place['integrity'];
}

/** Files that the page itself fetches before any script has run, in the order in which it needs them. */
export function preloadsFor({
  environment,
  shellManifest,
  shellIntegrity,
}: Omit<PreloadSource, keyof Visit>): Preload[] {
  const shell = { folder: shellBaseUrl(environment), integrity: shellIntegrity };
  return [
    // Before the scripts that write with it: text set in another font would move when this one arrives.
    ...(shellManifest.fonts ?? []).map((file) => ({ href: shell.folder + file, as: 'font' as const })),
    ...filesOf(shell, shellManifest.exposed),
  ];
}

/** Files of the area on show, which the early script fetches when the shell's have come. */
export function nextFiles({
  environment,
  shellManifest,
  shellIntegrity,
  ...visit
}: PreloadSource): ReleasedFile[] {
  const shell = { folder: shellBaseUrl(environment), integrity: shellIntegrity };
  const owner = ownerOf(environment, pathToShow(environment, visit));
  const remote = owner && environment.remotes[owner.name];
  const area = remote && { folder: remote.baseUrl, integrity: remote.integrity };
  const research = owner?.group === 'gated' ? shellManifest.chunks['research'] : undefined;
  return [
    ...(area ? filesOf(area, { js: [remote.manifest.entry], css: [] }) : []),
    ...(area ? filesOf(area, remote.manifest.exposed) : []),
    ...(research ? filesOf(shell, research) : []),
    ...(area ? filesOf(area, screenOf(remote, owner.pattern)) : []),
  ];
}

/** The files of a page's screen; none when its release does not say which they are. */
function screenOf({ manifest }: RemoteRelease, pattern = ''): Manifest['exposed'] {
  return manifest.chunks[manifest.screens?.[pattern] ?? ''] ?? { js: [], css: [] };
}

/**
 * What the early script is to do: fetch the words and the files of the area on show; and if somebody is signed in, ask what the gates
 * will ask and what the page itself says that it asks first.
 */
export function earlyOrder(source: PreloadSource): EarlyOrder {
  const { environment, shellManifest, shellIntegrity, ...visit } = source;
  const owner = ownerOf(environment, pathToShow(environment, visit));
  const remote = owner && environment.remotes[owner.name];
  const isGated = visit.signedIn && owner !== undefined && owner.group !== 'public';
  return {
    apiBase: environment.apiBase,
    calls: isGated ? gateCalls.map(({ path }) => path) : [],
    ...(isGated && remote ? readsOf(environment, { remote, pattern: owner.pattern }) : {}),
    words: remote === undefined ? {} : wordsOf(remote),
    next: {
      after: filesOf({ folder: shellBaseUrl(environment), integrity: shellIntegrity }, shellManifest.exposed)
        .filter(({ as }) => as === 'script')
        .map(({ href }) => href),
      files: nextFiles(source),
    },
  };
}

/** What is asked before a page behind the sign-in is shown. */
const gateCalls = [calls.currentUser, calls.acceptedTerms, calls.entitlementsAll];

/** The gates ask about a page by the tab that grants it: where that is one alone, its name is known before the map. */
function gateRead({ tabNames }: Environment, pattern: string): EarlyRead[] {
  const access = Object.values<Page>(pages).find(({ path }) => path === pattern)?.access;
  if (typeof access !== 'string') return [];
  const parameters = pattern.match(/(?<=:)\w+/g) ?? [];
  const query = {
    ...Object.fromEntries(parameters.map((name) => [name, `:${name}`])),
    portal_tab_name: tabNames?.[access] ?? access,
  };
  return [{ call: callKey(calls.authorisation.path, query) }];
}

function readsOf(
  environment: Environment,
  { remote: { manifest }, pattern }: { remote: RemoteRelease; pattern: string },
): Pick<EarlyOrder, 'reads'> {
  const all = [...gateRead(environment, pattern), ...(manifest.reads?.[pattern] ?? [])];
  return all.length === 0 ? {} : { reads: { route: pattern, calls: all } };
}

function wordsOf({ baseUrl: folder, integrity, manifest }: RemoteRelease): EarlyOrder['words'] {
  return Object.fromEntries(
    Object.entries(manifest.words ?? {}).flatMap(([language, chunk]) => {
      const files = filesOf({ folder, integrity }, manifest.chunks[chunk] ?? { js: [], css: [] });
      return files.slice(0, 1).map((file) => [language, { href: file.href, integrity: file.integrity }]);
    }),
  );
}

/** Folder of the shell's files. */
export const shellBaseUrl = ({ shell }: Environment): string =>
  shell.baseUrl ?? `/artefacts/shell/${shell.version}/`;

/** The area that owns a path and the group it claims it in; undefined for the shell's own and unknown pages. */
export function ownerOf({ remotes }: Environment, pathname: string) {
  const claims = Object.entries(remotes).flatMap(([name, { paths }]) =>
    (['public', 'signedIn', 'gated'] as const).flatMap((group) =>
      paths[group].map((pattern) => ({ name, group, pattern })),
    ),
  );
  const best = bestPattern(
    claims.map(({ pattern }) => pattern),
    pathname,
  );
  return claims.find(({ pattern }) => pattern === best);
}

/** Without a session, the shell takes visitors of protected pages to the login page: that is what they need first. */
function pathToShow(environment: Environment, { pathname, signedIn }: Visit): string {
  const group = ownerOf(environment, pathname)?.group;
  return signedIn || group === undefined || group === 'public' ? pathname : pages.login.path;
}

/** Files of a release, styles first. One without a hash will not be loaded, so there is no use in fetching it. */
export function filesOf({ folder, integrity }: Place, { js, css }: Manifest['exposed']): ReleasedFile[] {
  const all = [
    ...css.map((file) => ({ file, as: 'style' as const })),
    ...js.map((file) => ({ file, as: 'script' as const })),
  ];
  return all.flatMap(({ file, as }) => {
    const hash = integrity[file];
    return hash === undefined ? [] : [{ href: folder + file, as, integrity: hash }];
  });
}

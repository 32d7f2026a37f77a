import {
  callKey,
  firstViewParts,
  pages,
  type EarlyOrder,
  type EarlyRead,
  type Language,
  type ReleasedPage,
} from '@portal/contract';
import { calls, type Environment, type Manifest, type RemoteRelease } from '@portal/wire';
import { bestPattern } from './matchRoute.ts';

/** Fonts have no hash: browsers do not check them. */
export type Preload = ReleasedFile | { href: string; as: 'font' };

export interface ReleasedFile {
  href: string;
  as: 'script' | 'style';
  /** sha384; must equal that of the element using the file, or the browser fetches it twice. */
  integrity: string;
}

interface Place {
  folder: string;
  integrity: Readonly<Record<string, string>>;
}

/** `signedIn`: has a session cookie. */
export interface Visit {
  pathname: string;
  signedIn: boolean;
}

interface PreloadSource extends Visit {
  environment: Environment;
  shellManifest: Manifest;
  /** sha384 of the shell's files by name. */
  shellIntegrity: Place['integrity'];
}

/** Files to fetch before any script runs, in that order. */
export function preloadsFor({
  environment,
  shellManifest,
  shellIntegrity,
}: Omit<PreloadSource, keyof Visit>): Preload[] {
  const shell = { folder: shellBaseUrl(environment), integrity: shellIntegrity };
  return [
    // Before the scripts that render text, which would shift when the font arrives.
    ...(shellManifest.fonts ?? []).map((file) => ({ href: shell.folder + file, as: 'font' as const })),
    ...filesOf(shell, shellManifest.exposed),
  ];
}

/** Files of the current area, fetched by the early script after the shell's. */
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
  const research = owner?.page.group === 'gated' ? shellManifest.chunks['research'] : undefined;
  return [
    ...(area ? filesOf(area, { js: [remote.manifest.entry], css: [] }) : []),
    ...(area ? filesOf(area, remote.manifest.exposed) : []),
    ...(research ? filesOf(shell, research) : []),
    ...(area ? filesOf(area, screenOf(remote, owner.page)) : []),
  ];
}

/** Empty if the release does not list them. */
function screenOf({ manifest }: RemoteRelease, { path }: ReleasedPage): Manifest['exposed'] {
  return manifest.chunks[manifest.screens?.[path] ?? ''] ?? { js: [], css: [] };
}

/**
 * The early script fetches the area's messages and files and, for signed-in visitors, what gates and page ask first.
 */
export function earlyOrder(source: PreloadSource): EarlyOrder {
  const { environment, shellManifest, shellIntegrity, ...visit } = source;
  const owner = ownerOf(environment, pathToShow(environment, visit));
  const remote = owner && environment.remotes[owner.name];
  const isGated = visit.signedIn && owner !== undefined && owner.page.group !== 'public';
  const own = filesOf(
    { folder: shellBaseUrl(environment), integrity: shellIntegrity },
    shellManifest.exposed,
  );
  const first = firstViewOrder(source, owner?.page);
  const gateReads = isGated ? gateCalls : [];
  const reads = isGated ? readsOf(environment, owner.page) : undefined;
  return {
    first,
    shell: first && own,
    laterCalls: first && gateReads.filter((path) => path !== entitlementsPath),
    apiBase: environment.apiBase,
    calls: first === undefined ? gateReads : [entitlementsPath],
    ...reads,
    words: remote === undefined ? {} : wordsOf(remote),
    next: {
      after: own.filter(({ as }) => as === 'script').map(({ href }) => href),
      files: nextFiles(source),
    },
  };
}

/** Files that paint the first view in a language, the shell's before the area's; empty if any is missing. */
function firstViewFiles(
  { environment, shellManifest, shellIntegrity, ...visit }: PreloadSource,
  language: Language,
): ReleasedFile[] {
  const owner = ownerOf(environment, visit.pathname);
  const remote = owner && environment.remotes[owner.name];
  const screen = remote?.manifest.firstViews?.[owner?.page.path ?? ''];
  const area = remote?.manifest.chunks[`${screen}-${language}`];
  const kind = owner?.page.firstView;
  const own = kind && shellManifest.chunks[`${firstViewParts[kind]}-${language}`];
  if (!visit.signedIn || remote === undefined || area === undefined || own === undefined) return [];
  const ofShell = filesOf({ folder: shellBaseUrl(environment), integrity: shellIntegrity }, own);
  const ofArea = filesOf({ folder: remote.baseUrl, integrity: remote.integrity }, area);
  return ofShell.length > 0 && ofArea.length > 0 ? [...ofShell, ...ofArea] : [];
}

/** Undefined for pages without, or of a release or kind that this platform does not know. */
function firstViewOrder(source: PreloadSource, page: ReleasedPage | undefined): EarlyOrder['first'] {
  const files = { en: firstViewFiles(source, 'en'), de: firstViewFiles(source, 'de') };
  if (files.en.length === 0 || files.de.length === 0) return undefined;
  return { access: page?.access, tabNames: source.environment.tabNames, files };
}

const entitlementsPath = calls.entitlementsAll.path;

const gateCalls = [calls.currentUser.path, calls.acceptedTerms.path, entitlementsPath];

/** The gates ask by tab. A page's only tab is known before the entitlement map. */
function gateRead({ tabNames }: Environment, { path, access }: ReleasedPage): EarlyRead[] {
  if (typeof access !== 'string') return [];
  const parameters = path.match(/(?<=:)\w+/g) ?? [];
  const query = {
    ...Object.fromEntries(parameters.map((name) => [name, `:${name}`])),
    portal_tab_name: tabNames?.[access] ?? access,
  };
  return [{ call: callKey(calls.authorisation.path, query) }];
}

function readsOf(environment: Environment, page: ReleasedPage): Pick<EarlyOrder, 'reads'> {
  const all = [...gateRead(environment, page), ...(page.reads ?? [])];
  return all.length === 0 ? {} : { reads: { route: page.path, calls: all } };
}

function wordsOf({ baseUrl: folder, integrity, manifest }: RemoteRelease): EarlyOrder['words'] {
  return Object.fromEntries(
    Object.entries(manifest.words ?? {}).flatMap(([language, chunk]) => {
      const files = filesOf({ folder, integrity }, manifest.chunks[chunk] ?? { js: [], css: [] });
      return files.slice(0, 1).map((file) => [language, { href: file.href, integrity: file.integrity }]);
    }),
  );
}

export const shellBaseUrl = ({ shell }: Environment): string =>
  shell.baseUrl ?? `/artefacts/shell/${shell.version}/`;

/** Undefined for the shell's own and unknown pages. */
export function ownerOf({ remotes }: Environment, pathname: string) {
  const owned = Object.entries(remotes).flatMap(([name, { pages: all }]) =>
    all.map((page): { name: string; page: ReleasedPage } => ({ name, page })),
  );
  const best = bestPattern(
    owned.map(({ page }) => page.path),
    pathname,
  );
  return owned.find(({ page }) => page.path === best);
}

/** The remote whose page the visit is shown first. */
export const areaToShow = (environment: Environment, visit: Visit): string | undefined =>
  ownerOf(environment, pathToShow(environment, visit))?.name;

/** Without a session, the shell shows the login page instead of protected ones. */
function pathToShow(environment: Environment, { pathname, signedIn }: Visit): string {
  const group = ownerOf(environment, pathname)?.page.group;
  return signedIn || group === undefined || group === 'public' ? pathname : pages.login.path;
}

/** Styles first. Files without a hash are left out, since they will not be loaded. */
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

import { pages } from '@portal/contract';
import type { Environment, Manifest } from '@portal/wire';
import { bestPattern } from './matchRoute.ts';

export interface Preload {
  href: string;
  as: 'script' | 'style';
}

/** What is asked for: the path, and whether the visitor has a session cookie. */
export interface Visit {
  pathname: string;
  signedIn: boolean;
}

interface PreloadSource extends Visit {
  environment: Environment;
  shellManifest: Manifest;
}

/** Files worth fetching before any script has run, in the order in which the page needs them. [design 6] */
export function preloadsFor({ environment, shellManifest, ...visit }: PreloadSource): Preload[] {
  const shellBase = shellBaseUrl(environment);
  const owner = ownerOf(environment, pathToShow(environment, visit));
  const remote = owner && environment.remotes[owner.name];
  const research = owner?.group === 'gated' ? shellManifest.chunks['research'] : undefined;
  return [
    ...filesOf(shellBase, shellManifest.exposed),
    ...(remote ? [{ href: remote.baseUrl + remote.manifest.entry, as: 'script' as const }] : []),
    ...(remote ? filesOf(remote.baseUrl, remote.manifest.exposed) : []),
    ...(research ? filesOf(shellBase, research) : []),
  ];
}

/** Folder of the shell's files. */
export const shellBaseUrl = ({ shell }: Environment): string => `/artefacts/shell/${shell.version}/`;

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

function filesOf(base: string, { js, css }: Manifest['exposed']): Preload[] {
  return [
    ...css.map((file) => ({ href: base + file, as: 'style' as const })),
    ...js.map((file) => ({ href: base + file, as: 'script' as const })),
  ];
}

import { claimOf, pages as known, type ReleasedPage, type RouteGroup } from '@portal/contract';
import type { RemoteFacts } from './facts.ts';
import type { ViolationOf } from './violation.ts';

/** Pages of the shell. */
const shellPaths: readonly string[] = [known.error.path, known.downloadRedirect.path];

/**
 * No path may be claimed twice, be it by two areas, by an area and the shell, or by one area. The later claim is
 * reported.
 */
export function pathViolations(
  remotes: Readonly<Record<string, Pick<RemoteFacts, 'version' | 'pages'>>>,
): ViolationOf<'path'>[] {
  const owners = new Map(shellPaths.map((path) => [claimOf(path), 'shell']));
  const found: ViolationOf<'path'>[] = [];
  for (const [remote, { version, pages }] of Object.entries(remotes)) {
    for (const { path } of pages) {
      const owner = owners.get(claimOf(path));
      if (owner === undefined) owners.set(claimOf(path), remote);
      else found.push({ rule: 'path', remote, version, path, owner });
    }
  }
  return found;
}

/** No two remotes may use one area name: messages to clients would confuse them. */
export function areaViolations(
  remotes: Readonly<Record<string, Pick<RemoteFacts, 'version' | 'area'>>>,
): ViolationOf<'area'>[] {
  const owners = new Map<string, string>();
  const found: ViolationOf<'area'>[] = [];
  for (const [remote, { version, area }] of Object.entries(remotes)) {
    const owner = owners.get(area);
    if (owner === undefined) owners.set(area, remote);
    else found.push({ rule: 'area', remote, version, area, owner });
  }
  return found;
}

type Routes = Partial<Record<RouteGroup, readonly { path: string }[]>>;

/** Returns a page that the release does not declare: it could replace another area's. */
export function undeclaredPath(routes: Routes, pages: readonly ReleasedPage[]): string | undefined {
  const declared = new Set(pages.map(({ group, path }) => `${group} ${path}`));
  return Object.entries(routes)
    .flatMap(([group, all]) => all.filter(({ path }) => !declared.has(`${group} ${path}`)))
    .at(0)?.path;
}

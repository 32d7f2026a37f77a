import type { RouteGroup } from '@portal/contract';
import { routeGroups } from '@portal/contract';
import type { Environment } from '@portal/wire';
import { matchRoutes } from 'react-router-dom';

/** Which remote owns a path, in which layout it is shown, and the pattern it is claimed by. */
export interface PathOwner {
  remote: string;
  group: RouteGroup;
  path: string;
}

/** The name of the retired area that owned a path; undefined where another area owns it now. */
export function retiredAreaAt(environment: Environment, pathname: string): string | undefined {
  if (ownerOfPath(environment, pathname) !== undefined) return undefined;
  const routes = Object.values(environment.retired ?? {}).flatMap(({ area, paths }) =>
    routeGroups.flatMap((group) => paths[group].map((path) => ({ path, handle: area }))),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/** Reads the environment's route table; undefined when no area owns the path. */
export function ownerOfPath(environment: Environment, pathname: string): PathOwner | undefined {
  const routes = Object.entries(environment.remotes).flatMap(([remote, { paths }]) =>
    routeGroups.flatMap((group) =>
      paths[group].map((path) => ({ path, handle: { remote, group, path } satisfies PathOwner })),
    ),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

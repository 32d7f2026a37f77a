import type { RouteGroup } from '@portal/contract';
import { routeGroups } from '@portal/contract';
import type { Environment } from '@portal/wire';
import { matchRoutes } from 'react-router-dom';

export interface PathOwner {
  remote: string;
  group: RouteGroup;
  path: string;
}

/** Every link asks on every navigation, and matching sorts all routes each time. */
function rememberedOf<Answer>(find: (environment: Environment, pathname: string) => Answer) {
  const known = new WeakMap<Environment, Map<string, Answer | undefined>>();
  return (environment: Environment, pathname: string): Answer | undefined => {
    const answers = known.get(environment) ?? new Map<string, Answer | undefined>();
    if (!answers.has(pathname)) answers.set(pathname, find(environment, pathname));
    known.set(environment, answers);
    return answers.get(pathname);
  };
}

/** Undefined if no area owns the path. */
export const ownerOfPath = rememberedOf((environment, pathname): PathOwner | undefined => {
  const routes = Object.entries(environment.remotes).flatMap(([remote, { paths }]) =>
    routeGroups.flatMap((group) =>
      paths[group].map((path) => ({ path, handle: { remote, group, path } satisfies PathOwner })),
    ),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
});

/** Undefined if another area owns the path now. */
export const retiredAreaAt = rememberedOf((environment, pathname): string | undefined => {
  if (ownerOfPath(environment, pathname) !== undefined) return undefined;
  const routes = Object.values(environment.retired ?? {}).flatMap(({ area, paths }) =>
    routeGroups.flatMap((group) => paths[group].map((path) => ({ path, handle: area }))),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
});

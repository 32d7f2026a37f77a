import type { ReleasedPage } from '@portal/contract';
import type { PageEnvironment } from '@portal/wire';
import { matchRoutes } from 'react-router-dom';

export interface PathOwner extends ReleasedPage {
  remote: string;
}

/** Every link asks on every navigation, and matching sorts all routes each time. */
function rememberedOf<Answer>(find: (environment: PageEnvironment, pathname: string) => Answer) {
  const known = new WeakMap<PageEnvironment, Map<string, Answer | undefined>>();
  return (environment: PageEnvironment, pathname: string): Answer | undefined => {
    const answers = known.get(environment) ?? new Map<string, Answer | undefined>();
    if (!answers.has(pathname)) answers.set(pathname, find(environment, pathname));
    known.set(environment, answers);
    return answers.get(pathname);
  };
}

/** The page at a path; undefined if no area has one. */
export const ownerOfPath = rememberedOf((environment, pathname): PathOwner | undefined => {
  const routes = Object.entries(environment.remotes).flatMap(([remote, { pages }]) =>
    pages.map((page) => ({ path: page.path, handle: { ...page, remote } satisfies PathOwner })),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
});

/** Undefined if another area owns the path now. */
export const retiredAreaAt = rememberedOf((environment, pathname): string | undefined => {
  if (ownerOfPath(environment, pathname) !== undefined) return undefined;
  const routes = Object.values(environment.retired ?? {}).flatMap(({ area, pages }) =>
    pages.map(({ path }) => ({ path, handle: area })),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
});

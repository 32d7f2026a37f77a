import { routeGroups, type RemoteModule, type RouteGroup } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import type { PageEnvironment } from '@portal/wire';
import type { RouteObject } from 'react-router-dom';
import { onceAllowed } from '../gates/onceAllowed.ts';
import { ownerOfPath, type PathOwner } from '../remotes/areaOfPath.ts';
import type { LoadedScreen, RemoteLoader } from '../remotes/remoteLoader.ts';
import { areaPage } from './areaPage.tsx';

interface AreaContext {
  group: RouteGroup;
  remote: string;
  loader: Pick<RemoteLoader, 'screen'>;
  environment: () => PageEnvironment;
}

/** Runs in parallel with the gate, if gated. */
function readerOf({ loader }: LoadedScreen, page: PathOwner | undefined): LoadedScreen['loader'] {
  return page?.group === 'gated' && loader !== undefined ? onceAllowed(loader, page.access) : loader;
}

/**
 * React Router keeps routes for their life, so this one holds nothing of the area: each navigation loads the page from
 * the version in force.
 */
function shellRoute(route: AreaRoute, { group, remote, loader, environment }: AreaContext): RouteObject {
  const page = areaPage();
  return {
    id: `${remote}:${route.path}`,
    path: route.path,
    handle: { remote },
    loader: async (args, context) => {
      const screen = await loader.screen(remote, { group, path: route.path });
      const { pathname } = new URL(args.request.url);
      page.show(screen, pathname);
      const reader = readerOf(screen, ownerOfPath(environment(), pathname));
      return (await reader?.(args, context)) ?? null;
    },
    Component: page.Page,
  };
}

export function areaRoutes(
  module: RemoteModule<AreaRoute>,
  context: Omit<AreaContext, 'group'>,
): { group: RouteGroup; routes: RouteObject[] }[] {
  return routeGroups
    .map((group) => ({
      group,
      routes: (module.routes[group] ?? []).map((route) => shellRoute(route, { ...context, group })),
    }))
    .filter(({ routes }) => routes.length > 0);
}

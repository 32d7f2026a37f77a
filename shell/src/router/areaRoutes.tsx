import type { RemoteModule, RouteGroup } from '@portal/contract';
import { routeGroups } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import type { RouteObject } from 'react-router-dom';
import { onceAllowed } from '../gates/onceAllowed.ts';
import type { LoadedScreen, RemoteLoader } from '../remotes/remoteLoader.ts';
import { areaPage } from './areaPage.tsx';

interface AreaContext {
  group: RouteGroup;
  remote: string;
  loader: Pick<RemoteLoader, 'screen'>;
}

/** Runs in parallel with the gate, if gated. */
function readerOf({ loader, handle }: LoadedScreen, group: RouteGroup): LoadedScreen['loader'] {
  return group === 'gated' && loader !== undefined ? onceAllowed(loader, handle.portalTab) : loader;
}

/**
 * React Router keeps routes for their life, so this one holds nothing of the area: each navigation loads the page from
 * the version in force.
 */
function shellRoute(route: AreaRoute, { group, remote, loader }: AreaContext): RouteObject {
  const page = areaPage();
  return {
    id: `${remote}:${route.path}`,
    path: route.path,
    handle: { remote },
    loader: async (args, context) => {
      const screen = await loader.screen(remote, { group, path: route.path });
      page.show(screen, new URL(args.request.url).pathname);
      return (await readerOf(screen, group)?.(args, context)) ?? null;
    },
    Component: page.Page,
  };
}

export function areaRoutes(
  module: RemoteModule<AreaRoute>,
  context: Omit<AreaContext, 'group'>,
): [RouteGroup, RouteObject[]][] {
  return routeGroups
    .map((group): [RouteGroup, RouteObject[]] => [
      group,
      (module.routes[group] ?? []).map((route) => shellRoute(route, { ...context, group })),
    ])
    .filter(([, routes]) => routes.length > 0);
}

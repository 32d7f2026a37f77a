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

/** What a page's data comes from: for a gated page, next to its gate. */
function readerOf({ loader, handle }: LoadedScreen, group: RouteGroup): LoadedScreen['loader'] {
  return group === 'gated' && loader !== undefined ? onceAllowed(loader, handle.portalTab) : loader;
}

/**
 * A page of an area as the shell's router takes it. React Router keeps a route for its life, so this one holds nothing
 * of the area's own: each navigation asks for the page again and gets it from the version that is in force and works.
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

/** The routes of an area, by the layout they go below. */
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

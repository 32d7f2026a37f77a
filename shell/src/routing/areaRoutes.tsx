import type { RemoteModule, RouteGroup } from '@portal/contract';
import { routeGroups } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import type { RouteObject } from 'react-router-dom';
import { onceAllowed } from '../gates/onceAllowed.ts';
import type { RemoteLoader } from '../federation/remoteLoader.ts';
import { titledScreen } from './titledScreen.tsx';

interface AreaContext {
  group: RouteGroup;
  remote: string;
  loader: Pick<RemoteLoader, 'screen'>;
}

/** A remote's route as the shell's router takes it. Its screen comes from the version that works: not always this one. */
function shellRoute(route: AreaRoute, { group, remote, loader }: AreaContext): RouteObject {
  return {
    id: `${remote}:${route.path}`,
    path: route.path,
    handle: { ...route.handle, remote },
    lazy: async () => {
      const screen = await loader.screen(remote, { group, path: route.path });
      return {
        ...screen,
        ...(group === 'gated' && screen.loader !== undefined
          ? { loader: onceAllowed(screen.loader, route.handle.portalTab) }
          : {}),
        Component: titledScreen(route.handle.title, screen.Component),
      };
    },
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

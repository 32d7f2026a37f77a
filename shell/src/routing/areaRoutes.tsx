import type { RemoteModule, RouteGroup } from '@portal/contract';
import { routeGroups } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import type { RouteObject } from 'react-router-dom';
import { onceAllowed } from '../gates/onceAllowed.ts';
import { RemoteError } from '../federation/RemoteError.ts';
import { withinTime } from '../federation/withinTime.ts';
import { titledScreen } from './titledScreen.tsx';

interface AreaContext {
  group: RouteGroup;
  remote: string;
  version: string;
}

/** A remote's route as the shell's router takes it: a screen whose files fail is a RemoteError, not a blank page. */
function shellRoute(route: AreaRoute, { group, remote, version }: AreaContext): RouteObject {
  const late = () => new RemoteError({ remote, version, step: 'timeout', detail: route.path });
  return {
    id: `${remote}:${route.path}`,
    path: route.path,
    handle: { ...route.handle, remote },
    lazy: async () => {
      try {
        const screen = await withinTime(route.lazy(), late);
        return {
          ...screen,
          ...(group === 'gated' && screen.loader !== undefined
            ? { loader: onceAllowed(screen.loader, route.handle.portalTab) }
            : {}),
          Component: titledScreen(route.handle.title, screen.Component),
        };
      } catch (cause) {
        throw cause instanceof RemoteError
          ? cause
          : new RemoteError({ remote, version, step: 'screen', cause });
      }
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

import type { RouteGroup } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import { paths } from './paths.ts';

/** By layout of the shell. Without a portalTab, a page is open to every signed-in client. */
export const routes: Partial<Record<RouteGroup, AreaRoute[]>> = {
  gated: [
    {
      path: paths.start,
      handle: { title: 'newArea.start.title' },
      lazy: () => import('./screens/start/StartScreen.tsx'),
    },
  ],
};

import { createBrowserRouter, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom';
import { pages } from '@portal/contract';
import type { PageEnvironment } from '@portal/wire';
import { ownerOfPath } from '../remotes/areaOfPath.ts';
import type { RemoteLoader } from '../remotes/remoteLoader.ts';
import { gatedLoader, signedInLoader } from '../gates/gateLoaders.ts';
import { downloadLoader } from '../download-redirect/downloadLoader.ts';
import { firstEntitledPage } from '../layout/firstEntitledPage.ts';
import { areaRoutes } from './areaRoutes.tsx';
import { DownloadRedirectPage, errorPageLoader, ErrorPage, NotFoundPage } from './ShellPages.tsx';
import { PublicFrame, SignedInFrame } from './LayoutFrames.tsx';
import { PageLoading } from './PageLoading.tsx';
import { nameFirstEntry, Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { targetPage } from './targetPage.ts';

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

/** React Router does not rerun the loader of a layout without a path by itself. */
const onEveryAddress: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

/** The access gate runs for every page; filters and tabs of a page share its result. */
const onEveryPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

function frames({ environment }: Pick<RouterParts, 'environment'>): RouteObject[] {
  return [
    { id: 'public', element: <PublicFrame />, errorElement: <RouteError />, children: [] },
    {
      id: 'signedInFrame',
      element: <SignedInFrame />,
      loader: signedInLoader,
      shouldRevalidate: onEveryAddress,
      children: [
        { id: 'signedIn', errorElement: <RouteError />, children: [] },
        {
          id: 'gated',
          errorElement: <RouteError />,
          loader: gatedLoader({
            targetOf: (url) => targetPage(environment(), url),
            firstPage: (entitlements) => firstEntitledPage(environment(), entitlements),
          }),
          shouldRevalidate: onEveryPage,
          children: [],
        },
      ],
    },
    {
      path: pages.downloadRedirect.path,
      element: <DownloadRedirectPage />,
      loader: downloadLoader(),
    },
    { path: pages.error.path, element: <ErrorPage />, loader: errorPageLoader },
    { path: '*', element: <NotFoundPage />, loader: errorPageLoader },
  ];
}

export interface RouterParts {
  environment: () => PageEnvironment;
  loader: RemoteLoader;
}

/**
 * Three layouts with their gates, error pages and the download redirect. An area's routes are added when first
 * requested and stay, but always show the version in force.
 */
export function createPortalRouter(
  { environment, loader }: RouterParts,
  createRouter: typeof createBrowserRouter = createBrowserRouter,
): PortalRouter {
  return createRouter(
    [
      {
        id: 'root',
        element: <Root entry={nameFirstEntry()} />,
        errorElement: <RouteError framed />,
        HydrateFallback: PageLoading,
        children: frames({ environment }),
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch, signal }) {
        const owner = ownerOfPath(environment(), path);
        if (owner === undefined) return;
        const module = await loader.load(owner.remote, owner);
        if (signal.aborted) return;
        for (const { group, routes } of areaRoutes(module, { remote: owner.remote, loader, environment }))
          patch(group, routes);
      },
    },
  );
}

import {
  createBrowserRouter,
  matchPath,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { pages } from '@portal/contract';
import type { Environment } from '@portal/wire';
import { ownerOfPath, retiredAreaAt } from '../remotes/areaOfPath.ts';
import type { RemoteLoader } from '../remotes/remoteLoader.ts';
import { gatedLoader, signedInLoader, type TargetPage } from '../gates/gateLoaders.ts';
import { downloadLoader } from '../download-redirect/downloadLoader.ts';
import { areaRoutes } from './areaRoutes.tsx';
import { DownloadRedirectPage, errorPageLoader, ErrorPage, NotFoundPage } from './ShellPages.tsx';
import { PublicFrame, SignedInFrame } from './LayoutFrames.tsx';
import { PageLoading } from './PageLoading.tsx';
import { nameFirstEntry, Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

const pathParams = (params: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(params).filter(([key]) => key !== '*'));

/** The tab comes from the area's own routes, in the version in force. */
async function targetPage({ environment, loader }: RouterParts, { pathname }: URL): Promise<TargetPage> {
  const owner = ownerOfPath(environment(), pathname);
  if (owner === undefined) return { access: undefined, params: {} };
  const { remote, group, path } = owner;
  const { routes } = await loader.load(remote, owner);
  return {
    access: routes[group]?.find((route) => route.path === path)?.handle.portalTab,
    params: pathParams(matchPath(path, pathname)?.params ?? {}),
  };
}

/** React Router does not rerun the loader of a layout without a path by itself. */
const onEveryAddress: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

/** The access gate runs for every page; filters and tabs of a page share its result. */
const onEveryPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

function frames(parts: RouterParts): RouteObject[] {
  const { environment } = parts;
  const isRetired = (path: string) => retiredAreaAt(environment(), path) !== undefined;
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
          loader: gatedLoader((url) => targetPage(parts, url), isRetired),
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
  environment: () => Environment;
  loader: RemoteLoader;
}

/**
 * Three layouts with their gates, error pages and the download redirect. An area's routes are added when first
 * requested and stay, but always show the version in force.
 */
export function createPortalRouter(
  parts: RouterParts,
  createRouter: typeof createBrowserRouter = createBrowserRouter,
): PortalRouter {
  const { environment, loader } = parts;
  return createRouter(
    [
      {
        id: 'root',
        element: <Root entry={nameFirstEntry()} />,
        errorElement: <RouteError framed />,
        HydrateFallback: PageLoading,
        children: frames(parts),
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch, signal }) {
        const owner = ownerOfPath(environment(), path);
        if (owner === undefined) return;
        const module = await loader.load(owner.remote, owner);
        if (signal.aborted) return;
        for (const [group, routes] of areaRoutes(module, { remote: owner.remote, loader }))
          patch(group, routes);
      },
    },
  );
}

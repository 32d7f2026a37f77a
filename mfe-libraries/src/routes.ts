import { pages, type Page, type RouteGroup } from '@portal/contract';
import type { AreaRoute } from '@portal/router';
import type { LibrariesMessage } from './messages/index.ts';
import { libraries } from './screens/library/libraries.ts';

/** The page's `access` decides which tab grants the route. */
function route(
  { path, access }: Pick<Page, 'path' | 'access'>,
  title: LibrariesMessage,
  lazy: AreaRoute['lazy'],
): AreaRoute {
  return { path, handle: { title, ...(access === undefined ? {} : { portalTab: access }) }, lazy };
}

const highlights = () => import('./screens/todays-highlights/TodaysHighlightsScreen.tsx');
const preview = () => import('./screens/document-preview/DocumentPreviewScreen.tsx');
const recent = () => import('./screens/recently-read/RecentlyReadScreen.tsx');
const library = () => import('./screens/library/LibraryScreen.tsx');

export const routes: Partial<Record<RouteGroup, AreaRoute[]>> = {
  gated: [
    route(pages.home, 'libraries.highlights.name', highlights),
    route(pages.todaysHighlights, 'libraries.highlights.name', highlights),
    route(pages.recentlyRead, 'libraries.recent.name', recent),
    route(pages.documentPreview, 'libraries.preview.name', preview),
    ...libraries.map(({ page, title }) => route(page, title, library)),
  ],
};

import type { AreaPage, RouteGroup } from '@portal/contract';
import type { AreaRoute, ScreenModule } from './areaRoute.ts';

/** A page of an area, with its screen. */
export interface ScreenPage<Title extends string = string> extends AreaPage<Title> {
  /** Nothing but `import()`: the build reads the file's name from it. */
  screen: () => Promise<ScreenModule>;
}

/** The routes of an area's pages, by layout. */
export function screenRoutes(pages: readonly ScreenPage[]): Partial<Record<RouteGroup, AreaRoute[]>> {
  const routes: Partial<Record<RouteGroup, AreaRoute[]>> = {};
  for (const { path, group = 'gated', title, screen } of pages)
    (routes[group] ??= []).push({ path, handle: { title }, lazy: screen });
  return routes;
}

import type { RouteHandle } from '@portal/contract';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';

/** Exports of a lazy screen file. */
export interface ScreenModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

/** A route of an area; its screen is loaded on the first visit. */
export interface AreaRoute {
  /** From `pages` of `@portal/contract`, or the area's own. */
  path: string;
  handle: RouteHandle;
  lazy: () => Promise<ScreenModule>;
}

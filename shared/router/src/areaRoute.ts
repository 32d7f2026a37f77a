import type { RouteHandle } from '@portal/contract';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';

/** What a lazily loaded screen file exports. */
export interface ScreenModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

/** One route of an area. The path is known at once, the screen is loaded when it is first visited. */
export interface AreaRoute {
  /** From `pages` of `@portal/contract`, or the area's own. */
  path: string;
  handle: RouteHandle;
  lazy: () => Promise<ScreenModule>;
}

import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, type RouterState } from 'react-router-dom';

/** The router's state. It can be ahead of the page: React shows an address only once its page is rendered. */
export interface LiveRouter {
  state: () => RouterState;
  /** Subscribes to changes of state. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** For code that needs the current address; to show it, use `useLocation`. */
export function useLiveRouter(): LiveRouter {
  const context = use(RouterContext);
  if (context === null) throw new Error('useLiveRouter works below a RouterProvider only.');
  const { router } = context;
  return { state: () => router.state, subscribe: (listener) => router.subscribe(listener) };
}

import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, type RouterState } from 'react-router-dom';

/** The router's own state, which can be ahead of the page: React shows an address once its page is rendered. */
export interface LiveRouter {
  state: () => RouterState;
  /** Calls back at every change of the state, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** For code that has to know where the router is by now; what is shown goes by `useLocation`. */
export function useLiveRouter(): LiveRouter {
  const context = use(RouterContext);
  if (context === null) throw new Error('useLiveRouter works below a RouterProvider only.');
  const { router } = context;
  return { state: () => router.state, subscribe: (listener) => router.subscribe(listener) };
}

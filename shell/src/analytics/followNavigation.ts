import { currentSignIn, sessionStore } from '@portal/session';
import { NavigationType, type RouterState } from 'react-router-dom';
import { createEventChain, type SendEvent } from './eventChain.ts';
import { navigationEvents, type Arrival } from './navigationEvents.ts';

export interface FollowedRouter {
  state: RouterState;
  subscribe: (listener: (state: RouterState) => void) => () => void;
}

/** Undefined during navigation, on an error and on public pages. */
function arrivalOf({ initialized, navigation, errors, matches, location, historyAction }: RouterState) {
  if (!initialized || navigation.state !== 'idle' || errors !== null) return undefined;
  if (matches.some(({ route }) => route.id === 'public')) return undefined;
  const { pathname, search } = location;
  return { pathname, search, replaced: historyAction === NavigationType.Replace };
}

/** The router also reports changes other than arrivals. */
const isSame = (one: Arrival | undefined, other: Arrival) =>
  one?.pathname === other.pathname && one.search === other.search;

/**
 * Reports page visits and searches of signed-in clients. An arrival counts only if unchanged a moment later, since some
 * pages redirect at once. [Y-01] [Y-02] [Y-03]
 */
export function createNavigationFollower(send?: SendEvent) {
  let mark: string | undefined;
  let chain = createEventChain(() => false, send);
  let before: Arrival | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function restart(newMark: string | undefined): void {
    mark = newMark;
    before = undefined;
    chain = createEventChain(() => newMark !== undefined && newMark === currentSignIn(), send);
  }

  function record(now: Arrival): void {
    if (currentSignIn() !== mark) restart(currentSignIn());
    if (mark === undefined) return;
    for (const event of navigationEvents(before, now)) chain.add(event);
    before = now;
  }

  function look(router: FollowedRouter): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const now = arrivalOf(router.state);
      if (now !== undefined && !(currentSignIn() === mark && isSame(before, now))) record(now);
    });
  }

  sessionStore.subscribe(({ status }) => {
    if (status === 'signedOut') restart(undefined);
  });

  return {
    /** Follows a router until the returned function is called. */
    follow(router: FollowedRouter): () => void {
      look(router);
      return router.subscribe(() => look(router));
    },
    settled: () => chain.settled(),
  };
}

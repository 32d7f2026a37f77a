import { sessionStore } from '@portal/session';
import { NavigationType, type RouterState } from 'react-router-dom';
import { createEventChain, type SendEvent } from './eventChain.ts';
import { navigationEvents, type Arrival } from './navigationEvents.ts';

/** What is followed of a router. */
export interface FollowedRouter {
  state: RouterState;
  subscribe: (listener: (state: RouterState) => void) => () => void;
}

const markNow = () => {
  const session = sessionStore.getState();
  return session.status === 'signedIn' ? session.mark : undefined;
};

/** Where the reader is, once they are: not on the way, not before a failure, and on no page for everybody. */
function arrivalOf({ initialized, navigation, errors, matches, location, historyAction }: RouterState) {
  if (!initialized || navigation.state !== 'idle' || errors !== null) return undefined;
  if (matches.some(({ route }) => route.id === 'public')) return undefined;
  const { pathname, search } = location;
  return { pathname, search, replaced: historyAction === NavigationType.Replace };
}

/** Whether the second arrival is the first one again: the router speaks of other changes too. */
const isSame = (one: Arrival | undefined, other: Arrival) =>
  one?.pathname === other.pathname && one.search === other.search;

/**
 * Tells the API of page visits and searches of anyone who is signed in. [Y-01] [Y-02] [Y-03]
 * A page that only leads on is left again at once: an arrival counts when it is still the same a moment later.
 */
export function createNavigationFollower(send?: SendEvent) {
  let mark: string | undefined;
  let chain = createEventChain(() => false, send);
  let before: Arrival | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function beginAnew(newMark: string | undefined): void {
    mark = newMark;
    before = undefined;
    chain = createEventChain(() => newMark !== undefined && newMark === markNow(), send);
  }

  function record(now: Arrival): void {
    if (markNow() !== mark) beginAnew(markNow());
    if (mark === undefined) return;
    for (const event of navigationEvents(before, now)) chain.add(event);
    before = now;
  }

  function look(router: FollowedRouter): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const now = arrivalOf(router.state);
      if (now !== undefined && !(markNow() === mark && isSame(before, now))) record(now);
    });
  }

  sessionStore.subscribe(({ status }) => {
    if (status === 'signedOut') beginAnew(undefined);
  });

  return {
    /** Follows a router from where it is now, until the returned function is called. */
    follow(router: FollowedRouter): () => void {
      look(router);
      return router.subscribe(() => look(router));
    },
    settled: () => chain.settled(),
  };
}

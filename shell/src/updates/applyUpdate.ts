import { isSending, queryClient } from '@portal/api';
import { hasUnsaved } from '@portal/router';
import { toastStore } from '@portal/ui';
import { environmentTag, type Environment } from '@portal/wire';
import { createPath, NavigationType, type BlockerFunction } from 'react-router-dom';
import type { EnvironmentNews } from './environmentNews.ts';
import type { RunningEnvironment } from './runningEnvironment.ts';
import { updatePolicy, withRemotesOf, type Moment } from './updatePolicy.ts';

const place = 'portal-loaded-for';

/**
 * Whether this tab already loaded a document for this environment. Also true without session storage: it could reload
 * forever.
 */
function wasLoadedFor(newer: Environment): boolean {
  try {
    return sessionStorage.getItem(place) === environmentTag(newer);
  } catch (error) {
    console.warn('The browser keeps nothing for this tab.', error);
    return true;
  }
}

/** Returns false without session storage. */
function noteLoadedFor(newer: Environment): boolean {
  try {
    sessionStorage.setItem(place, environmentTag(newer));
    return true;
  } catch (error) {
    console.warn('The browser keeps nothing for this tab.', error);
    return false;
  }
}

/** Whether a document load would interrupt something, or the browser is offline. */
const isBusyNow = () =>
  queryClient.isMutating() > 0 || isSending() || toastStore.getState().length > 0 || !navigator.onLine;

/** Undefined address: reloads the current one. */
function loadDocument(address: string | undefined): void {
  if (address === undefined) location.reload();
  else location.assign(location.origin + address);
}

interface TakeOptions {
  running: RunningEnvironment;
  news: Pick<EnvironmentNews, 'waiting'>;
  load?: typeof loadDocument;
  /** Hands state over to the next document. */
  carry?: () => void;
}

type Occasion = Omit<Moment, 'isBusy' | 'wasLoadedFor' | 'hasUnsaved'>;

export function createUpdates({ running, news, load = loadDocument, carry }: TakeOptions) {
  /** A document is loading; a later click may still change its address. */
  let isLeaving = false;

  /** True if the page at `address` (default: the current one) is loaded as a new document. */
  function take(occasion: Occasion, address?: string): boolean {
    const newer = news.waiting();
    if (newer === undefined) return false;
    const page = { environment: running.released(), shell: running.shell() };
    const way = updatePolicy(page, newer, {
      ...occasion,
      isBusy: isBusyNow(),
      hasUnsaved: hasUnsaved(),
      wasLoadedFor: !isLeaving && wasLoadedFor(newer),
    });
    if (way === 'document' && noteLoadedFor(newer)) {
      isLeaving = true;
      carry?.();
      load(address);
      return true;
    }
    if (way !== 'wait') running.take(withRemotesOf(page, newer));
    return false;
  }

  const atNavigation: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
    const occasion: Occasion = {
      action: historyAction,
      isOtherPage: currentLocation.pathname !== nextLocation.pathname,
      carriesState: nextLocation.state !== null,
    };
    // The address has already changed, and the router must not revert the history.
    if (historyAction !== NavigationType.Pop) return take(occasion, createPath(nextLocation));
    take(occasion);
    return false;
  };

  return {
    atNavigation,
    /** A retry restarts the page, so it counts as another page. */
    atRetry: () => take({ action: NavigationType.Pop, isOtherPage: true, carriesState: false }),
  };
}

import { isSending, queryClient } from '@portal/api';
import { hasUnsaved } from '@portal/router';
import { toastStore } from '@portal/ui';
import type { Environment } from '@portal/wire';
import { createPath, NavigationType, type BlockerFunction } from 'react-router-dom';
import type { EnvironmentNews } from './environmentNews.ts';
import type { RunningEnvironment } from './runningEnvironment.ts';
import { updatePolicy, withRemotesOf, type Moment } from './updatePolicy.ts';

const place = 'portal-loaded-for';
const stateOf = ({ environment, revision }: Environment) => `${environment}-${revision}`;

/**
 * Whether a document was loaded for this environment in this tab already: it is never done twice. Nor where the browser
 * keeps nothing, since it could go on without end.
 */
function wasLoadedFor(newer: Environment): boolean {
  try {
    return sessionStorage.getItem(place) === stateOf(newer);
  } catch (error) {
    console.warn('The browser keeps nothing for this tab.', error);
    return true;
  }
}

/** Notes that a document is loaded for it; answers false where the browser keeps nothing. */
function noteLoadedFor(newer: Environment): boolean {
  try {
    sessionStorage.setItem(place, stateOf(newer));
    return true;
  } catch (error) {
    console.warn('The browser keeps nothing for this tab.', error);
    return false;
  }
}

/** Whether a document load would cut something off, or has no network to come by. */
const isBusyNow = () =>
  queryClient.isMutating() > 0 || isSending() || toastStore.getState().length > 0 || !navigator.onLine;

/** Leads to another document: a link's way, the history's, or the same address again. */
function loadDocument(address: string | undefined): void {
  if (address === undefined) location.reload();
  else location.assign(location.origin + address);
}

interface TakeOptions {
  running: RunningEnvironment;
  news: Pick<EnvironmentNews, 'waiting'>;
  load?: typeof loadDocument;
  /** Hands over to the next document what this one alone holds. */
  carry?: () => void;
}

type Occasion = Omit<Moment, 'isBusy' | 'wasLoadedFor' | 'hasUnsaved'>;

/** Takes over what waits, at a change of page or a retry. */
export function createUpdates({ running, news, load = loadDocument, carry }: TakeOptions) {
  /** A document has been asked for and is not there yet: it is the reader's last click that says which. */
  let isLeaving = false;

  /** Answers true when the page at `address`, or the one in the address bar, comes as a document of its own. */
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
    // After Back and Forward the address bar is there already, and the router must not go back in the history.
    if (historyAction !== NavigationType.Pop) return take(occasion, createPath(nextLocation));
    take(occasion);
    return false;
  };

  return {
    atNavigation,
    /** A retry begins the page again, which is as good as another page. */
    atRetry: () => take({ action: NavigationType.Pop, isOtherPage: true, carriesState: false }),
  };
}

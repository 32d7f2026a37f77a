import { isSending, queryClient } from '@portal/api';
import { hasUnsaved } from '@portal/router';
import { storedValue } from '@portal/session';
import { toastStore } from '@portal/ui';
import { environmentTag } from '@portal/wire';
import { createPath, NavigationType, type BlockerFunction } from 'react-router-dom';
import type { EnvironmentNews } from './environmentNews.ts';
import type { RunningEnvironment } from './runningEnvironment.ts';
import { updatePolicy, withRemotesOf, type Moment } from './updatePolicy.ts';

/** The environment that this tab has loaded a document for: without this note, it could reload forever. */
const loadedFor = storedValue('portal-loaded-for');
const wasLoadedFor = (tag: string) => loadedFor.read() === tag;
const noteLoadedFor = (tag: string) => loadedFor.write(tag) && wasLoadedFor(tag);

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
  // This document is what the tab loaded one for: the same may come again, such as a preview.
  if (wasLoadedFor(environmentTag(running.released()))) loadedFor.remove();

  /** True if the page at `address` (default: the current one) is loaded as a new document. */
  function take(occasion: Occasion, address?: string): boolean {
    const newer = news.waiting();
    if (newer === undefined) return false;
    const page = { environment: running.released(), shell: running.shell() };
    const moment = { ...occasion, isBusy: isBusyNow(), hasUnsaved: hasUnsaved() };
    const wayIf = (loaded: boolean) => updatePolicy(page, newer, { ...moment, wasLoadedFor: loaded });
    const way = wayIf(!isLeaving && wasLoadedFor(environmentTag(newer)));
    if (way === 'document' && noteLoadedFor(environmentTag(newer))) {
      isLeaving = true;
      carry?.();
      load(address);
      return true;
    }
    // Without a note, a document could be loaded forever.
    if (way !== 'wait' && wayIf(true) === 'remotes') running.take(withRemotesOf(page, newer));
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

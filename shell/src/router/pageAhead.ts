import { queryClient, quietly } from '@portal/api';
import { isStillSignedIn } from '@portal/session';
import type { PageEnvironment } from '@portal/wire';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Intent } from '../layout/navigation/pagesAhead.ts';
import { askGateAhead } from '../gates/gateLoaders.ts';
import { ownerOfPath } from '../remotes/areaOfPath.ts';
import type { RemoteLoader } from '../remotes/remoteLoader.ts';
import { targetPage } from './targetPage.ts';

/** A pointer that only passes over a link asks nothing. */
const restMs = 65;

const underWay = () => queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });

/** Starts reads, whose refusals lead nowhere; `signal` gives up those that no page waits for. What is on screen is not read again. */
function readAhead(start: () => unknown, signal: AbortSignal): unknown {
  const before = underWay();
  const started = quietly(start);
  const begun = underWay().filter((query) => !before.includes(query));
  const giveUp = (type: 'active' | 'inactive') =>
    void queryClient.cancelQueries({ type, predicate: (query) => begun.includes(query) });
  // Nothing was sent yet.
  giveUp('active');
  signal.addEventListener('abort', () => giveUp('inactive'), { once: true });
  return started;
}

interface AheadParts {
  environment: () => PageEnvironment;
  loader: Pick<RemoteLoader, 'screenAhead'>;
}

/**
 * Makes the first calls of a page as its visit would, which then finds the answers. The page's own reads follow the gate's
 * answer, and are quiet, too: the session may have ended since.
 */
async function ask({ environment, loader }: AheadParts, url: URL, signal: AbortSignal): Promise<void> {
  const owner = ownerOfPath(environment(), url.pathname);
  if (owner?.group !== 'gated' || url.pathname === location.pathname) return;
  const target = targetPage(environment(), url);
  const opening = askGateAhead(target, url.pathname, signal);
  const screen = await loader.screenAhead(owner.remote, owner);
  if (!(await opening) || signal.aborted || !isStillSignedIn()) return;
  const args = { request: new Request(url, { signal }), url, params: target.params } as LoaderFunctionArgs;
  await readAhead(() => screen.loader?.(args, undefined), signal);
}

/** The gate's question and the page's own reads are made while the pointer rests on its link. [F-05] */
export const pageAhead =
  (parts: AheadParts) =>
  (path: string): Intent => {
    const leaving = new AbortController();
    let hasBegun = false;
    async function begin(): Promise<void> {
      if (hasBegun) return;
      hasBegun = true;
      try {
        await ask(parts, new URL(path, location.origin), leaving.signal);
      } catch (error) {
        // The visit itself retries and reports.
        console.warn('Prefetch failed.', error);
      }
    }
    const timer = setTimeout(() => void begin(), restMs);
    return {
      press: () => void begin(),
      end() {
        clearTimeout(timer);
        leaving.abort();
      },
      follow: () => clearTimeout(timer),
    };
  };

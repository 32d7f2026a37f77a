import { api } from '@portal/api';
import { afterContent } from '@portal/ui';
import { calls } from '@portal/wire';
import type { NavigationEvent } from './navigationEvents.ts';

/** Sends an event with its source and answers its id, if the API tells it. */
export type SendEvent = (event: NavigationEvent, source: string | null) => Promise<string | null>;

const sendToApi: SendEvent = async (event, source) => {
  const body = { ...event, source_client_action: source };
  return (await api.call(calls.captureEvent, { body, outlivesPage: true })).id;
};

/** The remembered ids after an event: opening a page begins again, a search adds to it. [Y-01] [Y-02] */
function remember(ids: readonly string[], event: NavigationEvent, id: string | null): string[] {
  const known = id === null ? [] : [id];
  return event.event_type === 'Page Open' ? known : [...ids, ...known];
}

/**
 * Sends events one after the other, each with the id of the last one as its source. A failure is only logged, and the
 * next event names the last that was kept. [Y-03]
 * @param isCurrent false once the client is gone whose events these are: what has not been sent is dropped
 */
export function createEventChain(isCurrent: () => boolean, send: SendEvent = sendToApi) {
  let ids: string[] = [];
  let last: Promise<void> = Promise.resolve();

  async function sendNext(event: NavigationEvent): Promise<void> {
    await afterContent();
    if (!isCurrent()) return;
    try {
      ids = remember(ids, event, await send(event, ids.at(-1) ?? null));
    } catch (error) {
      if (isCurrent()) console.warn('An analytics event was not kept.', error);
    }
  }

  return {
    add(event: NavigationEvent): void {
      last = last.then(() => sendNext(event));
    },
    /** Resolves when everything added so far is sent or dropped. */
    settled: () => last,
  };
}

import { api } from '@portal/api';
import { afterContent } from '@portal/ui';
import { calls } from '@portal/wire';
import type { NavigationEvent } from './navigationEvents.ts';

/** Returns the event's id; null if the API gives none. */
export type SendEvent = (event: NavigationEvent, source: string | null) => Promise<string | null>;

const sendToApi: SendEvent = async (event, source) => {
  const body = { ...event, source_client_action: source };
  return (await api.call(calls.captureEvent, { body, outlivesPage: true })).id;
};

/** A page open starts over, a search adds to the ids. [Y-01] [Y-02] */
function remember(ids: readonly string[], event: NavigationEvent, id: string | null): string[] {
  const known = id === null ? [] : [id];
  return event.event_type === 'Page Open' ? known : [...ids, ...known];
}

/**
 * Sends events in order, each with the previous id as its source. A failed event is logged and skipped. [Y-03]
 * @param isCurrent false once the client is gone; unsent events are then dropped
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
    /** Resolves once all events so far are sent or dropped. */
    settled: () => last,
  };
}

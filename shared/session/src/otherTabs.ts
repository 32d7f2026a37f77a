import type { Language } from '@portal/contract';
import { forgetReading } from './drafts.ts';

/** Messages between tabs. */
export type TabMessage =
  | { type: 'signedIn' }
  | { type: 'signedOut'; forgetsDrafts?: true }
  | { type: 'language'; language: Language };

const channelName = 'portal-session';
let channel: BroadcastChannel | undefined;

/**
 * Undefined if the browser has none, as some when storage is blocked. Harmless: the sign-in reports missing cookies,
 * and other tabs go by cookies anyway.
 */
function open(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel(channelName);
  } catch (error) {
    console.warn('This browser lets no tab speak to another.', error);
  }
  return channel;
}

export function tellOtherTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Listens to other tabs until the returned function is called. */
export function onOtherTabs(listener: (message: TabMessage) => void): () => void {
  const handle = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'signedOut' && data.forgetsDrafts === true) forgetReading();
    listener(data);
  };
  open()?.addEventListener('message', handle as EventListener);
  return () => {
    channel?.close();
    channel = undefined;
  };
}

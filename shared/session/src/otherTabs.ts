import { forgetDrafts } from './drafts.ts';

/** What one tab of the portal tells the others. */
export type TabMessage = { type: 'signedIn' } | { type: 'signedOut'; forgetsDrafts?: true };

const channelName = 'portal-session';
let channel: BroadcastChannel | undefined;

/**
 * Undefined where the browser has none to give, as some have for a site that may not keep anything: that the portal
 * needs cookies is for the sign-in to say, and what counts in another tab are the cookies anyway.
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

/** Listens to the other tabs until the returned function is called. */
export function onOtherTabs(listener: (message: TabMessage) => void): () => void {
  const handle = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'signedOut' && data.forgetsDrafts === true) forgetDrafts();
    listener(data);
  };
  open()?.addEventListener('message', handle as EventListener);
  return () => {
    channel?.close();
    channel = undefined;
  };
}

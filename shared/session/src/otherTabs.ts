/** What one tab of the portal tells the others. */
export type TabMessage = { type: 'signedIn' } | { type: 'signedOut' };

const channelName = 'portal-session';
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

export function tellOtherTabs(message: TabMessage): void {
  open().postMessage(message);
}

/** Listens to the other tabs until the returned function is called. */
export function onOtherTabs(listener: (message: TabMessage) => void): () => void {
  const handle = (event: MessageEvent<TabMessage>) => listener(event.data);
  open().addEventListener('message', handle as EventListener);
  return () => {
    channel?.close();
    channel = undefined;
  };
}

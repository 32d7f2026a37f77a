import { notify } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';

/** Whether the system has a sheet to share with, as phones do. [V-02] */
export const canShare = (): boolean => 'share' in navigator;

const failed: LibrariesMessage = 'libraries.preview.shareFailed';

/** Hands title and address to the system's sheet; a reader who closes it is told nothing. Call it inside the click itself. [V-02] */
export async function share({ title, address }: { title: string; address: string }): Promise<void> {
  try {
    await navigator.share({ title, url: new URL(address, location.origin).href });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify({ message: { id: failed }, variant: 'error' });
  }
}

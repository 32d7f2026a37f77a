import { storedValue } from '@portal/session';

const stored = storedValue('portal-opening');

/** A page that still answers by then has not frozen. */
const watchedMs = 5_000;

interface Note {
  release: string;
  /** In milliseconds since 1970. */
  at: number;
}

let timer: ReturnType<typeof setTimeout> | undefined;

function clear(): void {
  clearTimeout(timer);
  stored.remove();
}

/**
 * Notes which release shows a screen until the page has proved that it answers. A page whose thread is stuck cannot remove
 * the note, and the tab's next one finds it.
 */
export function markOpening(release: string): void {
  clearTimeout(timer);
  // The system may stop it at any time.
  if (document.visibilityState === 'hidden') return;
  const note: Note = { release, at: Date.now() };
  if (stored.write(note)) timer = setTimeout(clear, watchedMs);
}

/** Call once, as the page starts. @returns the release at which the tab's last page froze */
export function takeFrozen(): string | undefined {
  const note = stored.read() as Note | undefined;
  clear();
  // What is left, or stopped by the system while hidden, has not frozen.
  addEventListener('pagehide', clear);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') clear();
  });
  // A tab that is duplicated takes with it what its page, which answers, has noted just now.
  return note !== undefined && Date.now() - note.at >= watchedMs ? note.release : undefined;
}

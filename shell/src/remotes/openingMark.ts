const place = 'portal-opening';

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
  try {
    sessionStorage.removeItem(place);
  } catch (error) {
    console.warn('This browser keeps nothing for the tab.', error);
  }
}

/**
 * Notes which release shows a screen until the page has proved that it answers. A page whose thread is stuck cannot remove
 * the note, and the tab's next one finds it.
 */
export function markOpening(release: string): void {
  clearTimeout(timer);
  // The system may stop it at any time.
  if (document.visibilityState === 'hidden') return;
  try {
    const note: Note = { release, at: Date.now() };
    sessionStorage.setItem(place, JSON.stringify(note));
    timer = setTimeout(clear, watchedMs);
  } catch (error) {
    console.warn('This browser keeps nothing for the tab: a version that freezes is not noticed.', error);
  }
}

function readNote(): Note | undefined {
  try {
    const text = sessionStorage.getItem(place);
    return text === null ? undefined : (JSON.parse(text) as Note);
  } catch (error) {
    console.warn('What this tab kept of its last page cannot be read.', error);
    return undefined;
  }
}

/** Call once, as the page starts. @returns the release at which the tab's last page froze */
export function takeFrozen(): string | undefined {
  const note = readNote();
  clear();
  // What is left, or stopped by the system while hidden, has not frozen.
  addEventListener('pagehide', clear);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') clear();
  });
  // A tab that is duplicated takes with it what its page, which answers, has noted just now.
  return note !== undefined && Date.now() - note.at >= watchedMs ? note.release : undefined;
}

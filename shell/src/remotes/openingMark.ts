const place = 'portal-opening';

/** A page that still answers by then has not frozen. */
const watchedMs = 5_000;

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
  try {
    sessionStorage.setItem(place, release);
    timer = setTimeout(clear, watchedMs);
  } catch (error) {
    console.warn('This browser keeps nothing for the tab: a version that freezes is not noticed.', error);
  }
}

/** Call once, as the page starts. @returns the release at which the tab's last page froze */
export function takeFrozen(): string | undefined {
  let frozen: string | null = null;
  try {
    frozen = sessionStorage.getItem(place);
  } catch (error) {
    console.warn('This browser keeps nothing for the tab.', error);
  }
  clear();
  // What is left, or stopped by the system while hidden, has not frozen.
  addEventListener('pagehide', clear);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') clear();
  });
  return frozen ?? undefined;
}

import type { EarlyFile, EarlyOrder, Language } from '@portal/contract';

/** Fetches a file for when it is used, by an element that has the same hash: else it would be fetched twice. */
function preload(page: Document, { href, as, integrity }: EarlyFile): void {
  const link = page.createElement('link');
  Object.assign(link, { rel: 'preload', as, href, integrity, crossOrigin: 'anonymous' });
  page.head.append(link);
}

/** The address of what a page's element has fetched, as the page writes it. */
const fetchedBy = (element: EventTarget | null): string | null =>
  element instanceof Element ? (element.getAttribute('src') ?? element.getAttribute('href')) : null;

const isFetched = (href: string) =>
  performance.getEntriesByName(new URL(href, location.href).href).length > 0;

/**
 * Fetches files and words of the area on show when the shell's files have come, or one of them has failed: what
 * is asked for at once shares a thin line, and the file that everything waits for would come last.
 */
export function fetchNext(page: Document, { next, words }: EarlyOrder, language: Language): void {
  const word = words[language];
  const files: EarlyFile[] = [
    ...(next?.files ?? []),
    ...(word === undefined ? [] : [{ ...word, as: 'script' as const }]),
  ];
  const awaited = new Set(next?.after.filter((href) => !isFetched(href)));
  const begin = () => files.splice(0).forEach((file) => preload(page, file));
  if (awaited.size === 0) {
    begin();
    return;
  }
  const look = ({ target, type }: Event) => {
    awaited.delete(fetchedBy(target) ?? '');
    if (awaited.size > 0 && type !== 'error') return;
    page.removeEventListener('load', look, true);
    page.removeEventListener('error', look, true);
    begin();
  };
  page.addEventListener('load', look, true);
  page.addEventListener('error', look, true);
}

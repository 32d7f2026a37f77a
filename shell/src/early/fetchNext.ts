import type { EarlyFile, EarlyOrder, Language } from '@portal/contract';
import { isFastLine } from './fastLine.ts';

/** The integrity must equal that of the element that uses the file, or it is fetched twice. */
function preload(page: Document, { href, as, integrity }: EarlyFile): void {
  const link = page.createElement('link');
  Object.assign(link, { rel: 'preload', as, href, integrity, crossOrigin: 'anonymous' });
  page.head.append(link);
}

const fetchedBy = (element: EventTarget | null): string | null =>
  element instanceof Element ? (element.getAttribute('src') ?? element.getAttribute('href')) : null;

const isFetched = (href: string) =>
  performance.getEntriesByName(new URL(href, location.href).href).length > 0;

/**
 * Preloads the current area's files and messages once the first of the shell's files has come, or one has failed: the
 * round trip takes as long as the others need. Earlier, they would compete for a slow line; on a fast one, they follow at
 * once.
 */
export function fetchNext(page: Document, { next, words }: EarlyOrder, language: Language): void {
  const word = words[language];
  const files: EarlyFile[] = [
    ...(next?.files ?? []),
    ...(word === undefined ? [] : [{ ...word, as: 'script' as const }]),
  ];
  const after = next?.after ?? [];
  const begin = () => files.splice(0).forEach((file) => preload(page, file));
  if (after.length === 0 || isFastLine() || after.some(isFetched)) {
    begin();
    return;
  }
  const look = ({ target, type }: Event) => {
    if (type === 'load' && !after.includes(fetchedBy(target) ?? '')) return;
    page.removeEventListener('load', look, true);
    page.removeEventListener('error', look, true);
    begin();
  };
  page.addEventListener('load', look, true);
  page.addEventListener('error', look, true);
}

import { pages } from '@portal/contract';
import { matchPath } from '@portal/router';

/** Longer than any title; the address of a search stays short enough to share. */
export const longestSearch = 200;

/** The words' place in the addresses of lists. */
export const parameter = 'search_term';

/** Where a keyword search leads: the words go to /all-research, trimmed and in NFC; undefined when there are none. [S-02] */
export function searchAddress(words: string): string | undefined {
  const term = words.normalize('NFC').trim();
  return term === '' ? undefined : pages.allResearch.href({ [parameter]: term });
}

/** The words that a page shows the results of; none on every other page. [S-02] */
export function termOfAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (matchPath(pages.allResearch.path, pathname) === null) return '';
  return new URLSearchParams(search).get(parameter) ?? '';
}

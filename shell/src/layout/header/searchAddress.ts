import { pages } from '@portal/contract';
import { matchPath } from '@portal/router';

/** As much as the API takes. */
export const longestSearch = 500;

export const parameter = 'search_term';

/** Trimmed and in NFC; undefined without text. [S-02] */
export function searchAddress(words: string): string | undefined {
  const term = words.normalize('NFC').trim();
  return term === '' ? undefined : pages.allResearch.href({ [parameter]: term });
}

/** The search whose results a page shows; '' on other pages. [S-02] */
export function termOfAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (matchPath(pages.allResearch.path, pathname) === null) return '';
  return new URLSearchParams(search).get(parameter) ?? '';
}

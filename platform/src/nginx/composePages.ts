import { composePage, type PageParts } from '../gateway/page/composePage.ts';
import { byFit } from '../gateway/page/matchRoute.ts';

/** nginx replaces it with a nonce for each request. */
export const noncePlaceholder = '@@portal-nonce@@';

interface ComposedPage {
  file: string;
  html: string;
}

export interface ComposedPages {
  files: ComposedPage[];
  /** Best fit first; `pattern` is a route's. */
  routes: { pattern: string; signedIn: boolean; file: string }[];
  /** For addresses that no area claims. */
  other: string;
}

/** Composes all pages of an environment. They differ only in their preloads, by area and session, so there are few. */
export function composePages(parts: PageParts): ComposedPages {
  const files: ComposedPage[] = [];
  function fileFor(pathname: string, signedIn: boolean): string {
    const html = composePage(parts, { pathname, signedIn, nonce: noncePlaceholder });
    const known = files.find((one) => one.html === html);
    if (known !== undefined) return known.file;
    const file = `page-${files.length + 1}.html`;
    files.push({ file, html });
    return file;
  }
  const other = fileFor('/nowhere/at/all', false);
  const claimed = Object.values(parts.environment.remotes).flatMap(({ pages }) =>
    pages.map(({ path }) => path),
  );
  const routes = claimed
    .toSorted(byFit)
    .flatMap((pattern) =>
      [true, false].map((signedIn) => ({ pattern, signedIn, file: fileFor(addressOf(pattern), signedIn) })),
    );
  return { files, routes, other };
}

/** Matches only this pattern. */
const addressOf = (pattern: string) => pattern.replaceAll(/:\w+|\*/g, 'x');

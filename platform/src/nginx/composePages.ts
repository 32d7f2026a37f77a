import { composePage, type PageParts } from '../gateway/page/composePage.ts';
import { byFit } from '../gateway/page/matchRoute.ts';

/** Stands for the nonce in files; nginx puts one of its own in its place for each request. */
export const noncePlaceholder = '@@portal-nonce@@';

/** One page of an environment, and the visits that get it. */
interface ComposedPage {
  file: string;
  html: string;
}

/** The pages of an environment as files. */
export interface ComposedPages {
  files: ComposedPage[];
  /** Which file an address gets, best fit first; `pattern` is a route's. */
  routes: { pattern: string; signedIn: boolean; file: string }[];
  /** The file of every address that no area claims. */
  other: string;
}

/**
 * Composes every page that an environment can have. Pages differ in what they preload, which depends on the area that
 * owns the path and on whether the visitor is signed in: that makes a handful of files.
 */
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
  const claimed = Object.values(parts.environment.remotes).flatMap(({ paths }) => [
    ...paths.public,
    ...paths.signedIn,
    ...paths.gated,
  ]);
  const routes = claimed
    .toSorted(byFit)
    .flatMap((pattern) =>
      [true, false].map((signedIn) => ({ pattern, signedIn, file: fileFor(addressOf(pattern), signedIn) })),
    );
  return { files, routes, other };
}

/** An address that only this pattern's page is meant by. */
const addressOf = (pattern: string) => pattern.replaceAll(/:\w+|\*/g, 'x');

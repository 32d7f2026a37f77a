/**
 * Resolves an image link below the API's base, with or without that base. Undefined for none and for other addresses,
 * which a page may not load. Without the rest of this package, for what is painted before that has come.
 */
export function imageHrefBelow(apiBase: string, link: string | null | undefined): string | undefined {
  if (!link) return undefined;
  const base = new URL(`${apiBase.replace(/\/$/, '')}/`, location.origin);
  const addresses = [link, link.replace(/^\/+/, '')]
    .filter((each) => URL.canParse(each, base))
    .map((each) => new URL(each, base));
  return addresses.find(
    ({ origin, pathname, username }) =>
      origin === base.origin && pathname.startsWith(base.pathname) && username === '',
  )?.href;
}

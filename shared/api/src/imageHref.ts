import { apiConfiguration } from './configuration.ts';

/**
 * The address of a picture that an answer names: a path below the API's base, with or without the base itself. Undefined for none,
 * and for one that lies elsewhere, which a page may not load.
 */
export function imageHref(link: string | null | undefined): string | undefined {
  if (!link) return undefined;
  const base = new URL(`${apiConfiguration().baseUrl.replace(/\/$/, '')}/`, location.origin);
  const addresses = [link, link.replace(/^\/+/, '')]
    .filter((each) => URL.canParse(each, base))
    .map((each) => new URL(each, base));
  return addresses.find(
    ({ origin, pathname, username }) =>
      origin === base.origin && pathname.startsWith(base.pathname) && username === '',
  )?.href;
}

/** Browsers could take such a start for another host. */
const doubledSlash = /^\/[/\x5c]+/;

/** Keeps one slash; undefined for an address that does not start like that. */
export function withSingleSlash(url: string): string | undefined {
  return doubledSlash.test(url) ? url.replace(doubledSlash, '/') : undefined;
}

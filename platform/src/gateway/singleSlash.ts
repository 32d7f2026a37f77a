/** The beginning of an address that a browser could take for another host: a further slash after the first. */
export const doubledSlash = /^\/[/\x5c]+/;

/** Such an address with one slash, on this very host; undefined for any other. */
export function withSingleSlash(url: string): string | undefined {
  return doubledSlash.test(url) ? url.replace(doubledSlash, '/') : undefined;
}

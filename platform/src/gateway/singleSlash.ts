/** A start that browsers could take for another host: more than one slash. */
export const doubledSlash = /^\/[/\x5c]+/;

/** Reduces it to one slash, on this host; undefined for any other address. */
export function withSingleSlash(url: string): string | undefined {
  return doubledSlash.test(url) ? url.replace(doubledSlash, '/') : undefined;
}

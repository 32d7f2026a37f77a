/** What a request says of the page that it comes from. */
interface Sender {
  origin: string | undefined;
  /** The browser's own word for how page and address are related (`sec-fetch-site`). */
  site: string | undefined;
  /** Where the request arrived, such as `localhost:4300`. */
  host: string;
  publicUrl: string;
}

/**
 * Whether a request can come from a page of the portal. Browsers say on their own where a page is from and cannot be made
 * to lie about it; a program can say whatever it likes, and is held by the limits.
 */
export function isFromPortal({ origin, site, host, publicUrl }: Sender): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl).origin;
}

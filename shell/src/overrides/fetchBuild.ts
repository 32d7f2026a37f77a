interface Request {
  /** Milliseconds in which it has to have come. */
  withinMs: number;
  /** sha384 that the browser checks. */
  integrity?: string;
}

/**
 * A file of somebody's own build: without the client's session, from no cache, and not through another address.
 * Nothing of the portal's API is fetched here. @throws TypeError when nothing comes that this page may read
 */
export const fetchBuild = (address: string, { withinMs, integrity = '' }: Request): Promise<Response> =>
  fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(withinMs),
    integrity,
  });

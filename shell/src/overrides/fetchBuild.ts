interface Request {
  /** Time limit in ms. */
  withinMs: number;
  /** sha384, checked by the browser. */
  integrity?: string;
}

/**
 * Fetches a file of a developer's build, without session, cache or redirects. Not for the portal's API.
 * @throws TypeError if nothing readable arrives
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

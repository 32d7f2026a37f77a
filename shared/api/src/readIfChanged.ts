/** Milliseconds before a hanging request is aborted. */
const patienceMs = 8_000;

/**
 * Reads a document of the portal's own host that needs no session. Undefined if it still has the known tag.
 * @throws when it cannot be loaded
 */
export async function readIfChanged(address: string, knownTag?: string): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (knownTag !== undefined) headers['if-none-match'] = knownTag;
  const answer = await fetch(address, {
    headers,
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (answer.status === 304) return undefined;
  if (answer.ok) return answer.json();
  throw new Error(`${address} was answered with ${answer.status}.`);
}

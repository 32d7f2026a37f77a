import type { PortalTab } from '@portal/contract';
import { portalPlace } from '../portal/portal.ts';

/** Defaults: entitled to everything, terms accepted, English. */
export interface NewClient {
  name?: string;
  portal_tabs?: readonly PortalTab[];
  asset_classes?: readonly ('Equity' | 'Fixed Income' | 'Markets')[];
  accepted_terms?: boolean;
  preferred_language?: 'English' | 'German';
  /** In ISO format; default: no visit yet. */
  last_seen?: string;
}

/** Real Estate is short for this client: a library that costs less to show. */
export const fewPublications: NewClient = { name: 'Emma Everett', asset_classes: ['Markets'] };

export interface TestClient {
  username: string;
  password: string;
}

const clientsUrl = (url: string = portalPlace().url) => `${url}/api/test/clients`;

/** By the API's test hooks, by default in the run's portal. */
export async function addClient(client: NewClient, url?: string): Promise<TestClient> {
  const response = await fetch(clientsUrl(url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(client),
  });
  if (!response.ok) throw new Error(`No client was made: ${response.status} ${await response.text()}`);
  return (await response.json()) as TestClient;
}

export async function removeClient({ username }: TestClient): Promise<void> {
  const response = await fetch(`${clientsUrl()}/${encodeURIComponent(username)}`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`${username} was not removed: ${response.status}`);
}

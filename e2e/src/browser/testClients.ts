import type { PortalTab } from '@portal/contract';
import { portalPlace } from '../portal/portal.ts';

/** What matters to the test; everything else is granted, accepted and English. */
export interface NewClient {
  name?: string;
  portal_tabs?: readonly PortalTab[];
  asset_classes?: readonly ('Equity' | 'Fixed Income' | 'Markets')[];
  accepted_terms?: boolean;
  preferred_language?: 'English' | 'German';
  /** When the last visit ended, as ISO text; never here when left out. */
  last_seen?: string;
}

export interface TestClient {
  username: string;
  password: string;
}

const clientsUrl = () => `${portalPlace().url}/api/test/clients`;

/** Makes a client by the API's test hooks. */
export async function addClient(client: NewClient): Promise<TestClient> {
  const response = await fetch(clientsUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(client),
  });
  if (!response.ok) throw new Error(`No client was made: ${response.status} ${await response.text()}`);
  return (await response.json()) as TestClient;
}

/** Removes it again, with its sessions. */
export async function removeClient({ username }: TestClient): Promise<void> {
  const response = await fetch(`${clientsUrl()}/${encodeURIComponent(username)}`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`${username} was not removed: ${response.status}`);
}

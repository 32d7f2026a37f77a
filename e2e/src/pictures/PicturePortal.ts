import { languageNames, type Language, type PortalTab } from '@portal/contract';
import type { BrowserContext } from '@playwright/test';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';
import { putSession, signInByApi } from '#browser/clients.ts';
import { addClient, type NewClient } from '#browser/testClients.ts';
import { Faults } from '#portal/faults.ts';
import type { Viewer } from './pictures.ts';

/** Enough for every list to be full, and stored before the service starts. */
const publications = 90;

const none: readonly PortalTab[] = [];

const clients: Record<Exclude<Viewer, 'visitor'>, NewClient> = {
  client: { name: 'Emma Everett' },
  follower: { name: 'Emma Everett' },
  newcomer: { name: 'Nora Newman', accepted_terms: false },
  stranger: { name: 'Noah Thinley', portal_tabs: none },
};

/** A portal with data of its own, which no other test changes. */
export class PicturePortal {
  private constructor(
    readonly url: string,
    private readonly faults: Faults,
  ) {}

  static async start(): Promise<PicturePortal> {
    const faults = new Faults();
    const { port, started } = await faults.ownApi(publications);
    const [{ url }] = await Promise.all([faults.withPortal({ apiPort: port }), started]);
    return new PicturePortal(url, faults);
  }

  async logIn(context: BrowserContext, viewer: Viewer, language: Language): Promise<void> {
    await context.clearCookies();
    await context.addCookies([{ name: 'language', value: language, url: this.url }]);
    if (viewer === 'visitor') return;
    const client: NewClient = { ...clients[viewer], preferred_language: languageNames[language] };
    const { username, password } = await addClient(client, this.url);
    const { token } = await putSession(context, await signInByApi(username, password, this.url));
    if (viewer !== 'follower') return;
    await this.store(token, calls.updateCris.path, { cri_json: [{ Sector: 'Building Materials' }] });
    await this.store(token, preferenceCalls.updateNewsAtStart.path, { news_at_start: true });
    await context.addCookies([{ name: 'newsAtStart', value: 'true', url: this.url }]);
  }

  private async store(token: string, path: string, choice: object): Promise<void> {
    const response = await fetch(`${this.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(choice),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  stop(): Promise<void> {
    return this.faults.end();
  }
}

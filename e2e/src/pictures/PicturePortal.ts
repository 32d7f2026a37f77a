import { languageNames, type Language, type PortalTab } from '@portal/contract';
import type { BrowserContext } from '@playwright/test';
import { putSession, signInByApi } from '#browser/clients.ts';
import { addClient, type NewClient } from '#browser/testClients.ts';
import { Faults } from '#portal/faults.ts';
import type { Viewer } from './pictures.ts';

/** Enough for every list to be full, and stored before the service starts. */
const publications = 90;

const none: readonly PortalTab[] = [];

const clients: Record<Exclude<Viewer, 'visitor'>, NewClient> = {
  client: { name: 'Emma Everett' },
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
    await putSession(context, await signInByApi(username, password, this.url));
  }

  stop(): Promise<void> {
    return this.faults.end();
  }
}

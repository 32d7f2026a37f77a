import type { SignedIn } from './clients.ts';

interface Kept {
  session: SignedIn;
  since: number;
}

/** A third of the time for which the API takes an access token: what a test begins with lasts to its end. */
const sharedForMs = 200_000;

/** One session for each demo client, shared by the tests of a worker for as long as none of them changes it. */
export class SharedSessions {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly signIn: (client: string) => Promise<SignedIn>,
    private readonly now: () => number = Date.now,
  ) {}

  /** The session at hand, or a new one. */
  async of(client: string): Promise<SignedIn> {
    const known = this.kept.get(client);
    if (known !== undefined && this.now() - known.since < sharedForMs) return known.session;
    const since = this.now();
    const session = await this.signIn(client);
    this.kept.set(client, { session, since });
    return session;
  }

  /** After a test: forgets the session that it had, unless the browser still has it as it was. */
  after(client: string, refreshToken: string | undefined): void {
    if (this.kept.get(client)?.session.refresh_token !== refreshToken) this.kept.delete(client);
  }
}

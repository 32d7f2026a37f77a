import type { SignedIn } from './clients.ts';

interface SharedSession {
  session: SignedIn;
  since: number;
}

/** A third of an access token's lifetime, so that it outlasts the test. */
const sharedForMs = 200_000;

/** One session per demo client, shared by a worker's tests until one changes it. */
export class SharedSessions {
  private readonly sessions = new Map<string, SharedSession>();

  constructor(
    private readonly signIn: (client: string) => Promise<SignedIn>,
    private readonly now: () => number = Date.now,
  ) {}

  async of(client: string): Promise<SignedIn> {
    const known = this.sessions.get(client);
    if (known !== undefined && this.now() - known.since < sharedForMs) return known.session;
    const since = this.now();
    const session = await this.signIn(client);
    this.sessions.set(client, { session, since });
    return session;
  }

  /** Drops the session unless the browser still has it unchanged. */
  after(client: string, refreshToken: string | undefined): void {
    if (this.sessions.get(client)?.session.refresh_token !== refreshToken) this.sessions.delete(client);
  }
}

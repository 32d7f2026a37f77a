import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  mail: Email;
  raw: string;
}

/** A real mail server for tests, at a free port of loopback; it knows one user, `portal`. */
export class MailServer {
  readonly received: ReceivedMail[] = [];

  private constructor(
    private readonly server: SMTPServer,
    readonly port: number,
  ) {}

  static async start(password: string): Promise<MailServer> {
    let taken: (received: ReceivedMail) => void = () => undefined;
    const server = new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (auth, _session, done) =>
        auth.username === 'portal' && auth.password === password
          ? done(null, { user: 'portal' })
          : done(new Error('Invalid username or password')),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks);
          void PostalMime.parse(raw).then((mail) => {
            const { mailFrom, rcptTo } = envelope;
            const from = mailFrom === false ? '' : mailFrom.address;
            taken({ from, to: rcptTo.map(({ address }) => address), mail, raw: raw.toString('latin1') });
            done();
          }, done);
        });
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.server.address() as AddressInfo;
    const own = new MailServer(server, port);
    taken = (received) => own.received.push(received);
    return own;
  }

  /** The address of the server for a client that signs in with this password. */
  url(password: string): string {
    return `smtp://portal:${password}@127.0.0.1:${this.port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

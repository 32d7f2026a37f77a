import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  mail: Email;
  raw: string;
}

export const refusal = (responseCode: number): Error =>
  Object.assign(new Error('Geheim: the server’s own words'), { responseCode });

/** How the server treats a recipient or a whole mail: it throws a `refusal`, or waits. */
export interface Manners {
  recipient?: (address: string) => Promise<void>;
  mail?: (mail: ReceivedMail) => Promise<void>;
}

/** A real mail server on loopback with one user, `portal`. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Default: accepts everything at once. */
  manners: Manners = {};
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: SMTPServer,
    readonly port: number,
  ) {
    server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  static async start(password: string): Promise<MailServer> {
    let arrived: (received: ReceivedMail) => Promise<void> = () => Promise.resolve();
    let mannersNow: () => Manners = () => ({});
    const server = new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (auth, _session, done) =>
        auth.username === 'portal' && auth.password === password
          ? done(null, { user: 'portal' })
          : done(new Error('Invalid username or password')),
      onRcptTo: ({ address }, _session, done) => {
        Promise.resolve(mannersNow().recipient?.(address)).then(() => done(), done);
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks);
          PostalMime.parse(raw)
            .then((mail) => {
              const { mailFrom, rcptTo } = envelope;
              const from = mailFrom === false ? '' : mailFrom.address;
              const to = rcptTo.map(({ address }) => address);
              return arrived({ from, to, mail, raw: raw.toString('latin1') });
            })
            .then(() => done(), done);
        });
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.server.address() as AddressInfo;
    const own = new MailServer(server, port);
    mannersNow = () => own.manners;
    arrived = async (mail) => {
      await own.manners.mail?.(mail);
      own.received.push(mail);
    };
    return own;
  }

  url(password: string): string {
    return `smtp://portal:${password}@127.0.0.1:${this.port}`;
  }

  /** Drops all connections, like a crashing server. */
  cutOff(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

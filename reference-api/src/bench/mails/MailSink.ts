import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A local mail server that discards every mail. */
export class MailSink {
  taken = 0;
  private server: SMTPServer | undefined;

  async start(): Promise<string> {
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        stream.on('end', () => {
          this.taken++;
          done();
        });
        stream.resume();
      },
    });
    this.server = server;
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
  }
}

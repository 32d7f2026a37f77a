import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

interface MailServer {
  /** For SMTP_URL. */
  url: string;
  stop: () => Promise<void>;
}

export const mailFolder = (dataFolder: string) => join(dataFolder, 'received-mail');

async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** Numbered by arrival; a file gets its name once complete. */
function keepIn(folder: string) {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  return async (stream: SMTPServerDataStream) => {
    count += 1;
    const file = join(folder, String(count).padStart(6, '0'));
    await writeFile(`${file}.tmp`, await bytesOf(stream));
    await rename(`${file}.tmp`, `${file}.eml`);
  };
}

/** Accepts every mail; no encryption, no password. */
export async function startMailServer(port: number, folder: string): Promise<MailServer> {
  const keep = keepIn(folder);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _, done) {
      keep(stream).then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

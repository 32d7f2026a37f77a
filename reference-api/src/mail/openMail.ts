import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#config.ts';
import type { Mail, SendMail } from './Mail.ts';
import { atOnce } from './queue/MailQueue.ts';

const connectLimitMs = 10_000;
/** Scanning servers are slow, and a mail given up too early arrives twice. Less than sendLimitMs. */
const silenceLimitMs = 60_000;

/** Keeps mails if none are sent. */
export function outboxOf({ PORTAL_DATA }: Pick<Config, 'PORTAL_DATA'>): string {
  return join(PORTAL_DATA, 'outbox');
}

const domainOf = (from: string): string => /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';

const oneClick = (address: string | undefined) =>
  address === undefined
    ? undefined
    : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Never loads files or URLs, and suppresses automatic replies. */
function message({ unsubscribe, language, ...mail }: Mail, { from, id }: { from: string; id: string }) {
  return {
    ...mail,
    from,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      ...oneClick(unsubscribe),
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function bySmtp(url: string, from: string): SendMail {
  // Without pooling, a mail takes eight times as long.
  const transport = createTransport({
    pool: true,
    maxConnections: atOnce,
    url,
    connectionTimeout: connectLimitMs,
    greetingTimeout: connectLimitMs,
    socketTimeout: silenceLimitMs,
  });
  const send = async (mail: Mail, id: string, givenUp?: AbortSignal) => {
    await transport.sendMail({ ...message(mail, { from, id }), signal: givenUp });
  };
  return Object.assign(send, { close: () => transport.close() });
}

/** Writes atomically: the file gets its name, which starts with the time, once complete. */
function toOutbox(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail, id) => {
    const { message: bytes } = await transport.sendMail(message(mail, { from, id }));
    if (!Buffer.isBuffer(bytes)) throw new Error('The mail was not composed as a whole.');
    const moment = new Date().toISOString().replaceAll(':', '-');
    const file = join(folder, `${moment}-${randomBytes(4).toString('hex')}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.tmp`, bytes, { mode: 0o600 });
    await rename(`${file}.tmp`, `${file}.eml`);
  };
}

/** Sends by SMTP_URL, else writes to the outbox. */
export function openMail(config: Pick<Config, 'SMTP_URL' | 'PORTAL_MAIL_FROM' | 'PORTAL_DATA'>): SendMail {
  const { SMTP_URL, PORTAL_MAIL_FROM: from } = config;
  return SMTP_URL === undefined ? toOutbox(outboxOf(config), from) : bySmtp(SMTP_URL, from);
}

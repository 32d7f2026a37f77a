import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#config.ts';
import { outboxOf } from '../openMail.ts';
import { mailboxPage, mailboxPolicy, mailPage, noSuchMailPage } from './mailboxPage.ts';
import { newestMails, oneMail } from './readOutbox.ts';

/** Whether there is a mailbox. It shows links that open accounts: only on a local machine that sends no mails. */
export function hasMailbox({
  SMTP_URL,
  PORTAL_ENVIRONMENT,
}: Pick<Config, 'SMTP_URL' | 'PORTAL_ENVIRONMENT'>): boolean {
  return SMTP_URL === undefined && PORTAL_ENVIRONMENT === 'local';
}

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', mailboxPolicy)
    .serializer((text: string) => text)
    .send(html);
}

/** Shows the outbox, for development and tests. */
export function mailboxRoutes(app: FastifyInstance, config: Config): void {
  const folder = outboxOf(config);
  app.get('/dev/mailbox', async (_request, reply) => sendPage(reply, mailboxPage(await newestMails(folder))));
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const mail = await oneMail(folder, request.params.id);
    if (mail === undefined) return sendPage(reply.code(404), noSuchMailPage());
    return sendPage(reply, mailPage(mail, config.PORTAL_PUBLIC_URL));
  });
}

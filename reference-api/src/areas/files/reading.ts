import type { FastifyInstance, FastifyReply } from 'fastify';
import { documentMaker, type DocumentMaker } from '#documents/making/documentMaker.ts';
import { limitAttempts } from '#limits/limitAttempts.ts';
import type { Services } from '#Services.ts';

export interface Reading {
  maker: DocumentMaker;
  /**
   * Counts a document read by a client, by any call.
   * @throws HttpError 429 after too many
   */
  mayRead: (clientId: number, reply: FastifyReply) => Promise<void>;
}

/** The document maker, closed with the application, and each client's budget. */
export function reading(app: FastifyInstance, { config, documents }: Services): Reading {
  const maker =
    documents ??
    documentMaker(config, (error) =>
      app.log.warn({ err: error }, 'documents are not kept: the folder cannot be used'),
    );
  app.addHook('onClose', () => maker.close());
  const reader = new WeakMap<object, number>();
  const count = limitAttempts(app, {
    name: 'reading of',
    max: config.PORTAL_DOCUMENT_RATE_LIMIT,
    keyOf: (request) => String(reader.get(request)),
  });
  return {
    maker,
    mayRead: (clientId, reply) => {
      reader.set(reply.request, clientId);
      return count(reply);
    },
  };
}

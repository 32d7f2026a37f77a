import type { FastifyInstance, FastifyReply } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';

/** An answer that is JSON already: the bytes of a `Value`. */
export class JsonText<Value> {
  /** For the compiler alone: it keeps the answers of different calls apart. */
  declare protected readonly value: Value;

  constructor(readonly bytes: Buffer) {}

  static of<Value>(value: Value): JsonText<Value> {
    return new JsonText<Value>(Buffer.from(JSON.stringify(value)));
  }
}

const mediaType = 'application/json; charset=utf-8';

/** Sends bytes as they are; nothing reads them again on their way. */
export function sendJson(reply: FastifyReply, { bytes }: JsonText<unknown>): FastifyReply {
  return reply.type(mediaType).send(bytes);
}

/** How answers are written: checked against the schema of their call, or as they are. */
export function writeAnswers(app: FastifyInstance, { checked }: { checked: boolean }): void {
  app.setSerializerCompiler(checked ? serializerCompiler : () => JSON.stringify);
  if (!checked) return;
  // What is JSON already is checked as well, and sent as it was.
  app.addHook('onSend', (_request, reply, payload) =>
    Promise.resolve(payload).then((text) => {
      if (Buffer.isBuffer(text) && reply.getHeader('content-type') === mediaType)
        reply.serializeInput(
          JSON.parse(text.toString()) as Record<string, unknown>,
          String(reply.statusCode),
        );
      return text;
    }),
  );
}

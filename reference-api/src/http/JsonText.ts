import type { FastifyInstance, FastifyReply } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';

/** An answer already serialised: the JSON bytes of a `Value`. */
export class JsonText<Value> {
  /** Types only: distinguishes the answers of different calls. */
  declare protected readonly value: Value;

  constructor(readonly bytes: Buffer) {}

  static of<Value>(value: Value): JsonText<Value> {
    return new JsonText<Value>(Buffer.from(JSON.stringify(value)));
  }
}

const mediaType = 'application/json; charset=utf-8';

/** Sends the bytes without parsing or serialising them again. */
export function sendJson(reply: FastifyReply, { bytes }: JsonText<unknown>): FastifyReply {
  return reply.type(mediaType).send(bytes);
}

export function writeAnswers(app: FastifyInstance, { checked }: { checked: boolean }): void {
  app.setSerializerCompiler(checked ? serializerCompiler : () => JSON.stringify);
  if (!checked) return;
  // Serialised JSON is checked, too, but sent unchanged.
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

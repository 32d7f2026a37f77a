import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { rangeAnswer, type RangeAnswer } from '#content-store/byteRange.ts';
import type { StoredContent } from '#content-store/ContentStore.ts';
import { HttpError } from '#http/HttpError.ts';

/** A file to send, with the hash of its bytes. */
export interface SendableFile {
  hash: string;
  content: StoredContent;
}

/** Bytes in memory, as if they were stored. */
export function contentOfBytes(bytes: Buffer): SendableFile {
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    content: {
      size: bytes.length,
      read: (range) => Readable.from([range ? bytes.subarray(range.from, range.to + 1) : bytes]),
      close: () => Promise.resolve(),
    },
  };
}

const etagOf = ({ hash }: SendableFile) => `"${hash}"`;

/** What the request asks for. */
export function requestedRange({ request }: FastifyReply, file: SendableFile): RangeAnswer {
  const { range, 'if-range': ifRange } = request.headers;
  const requested = { range, ifRange: Array.isArray(ifRange) ? ifRange[0] : ifRange };
  return rangeAnswer(requested, { size: file.content.size, etag: etagOf(file) });
}

/** Whether this begins to read the file, and does not go on with it. */
export const isBeginning = ({ request }: FastifyReply, range: RangeAnswer): boolean =>
  request.method !== 'HEAD' && (range === 'whole' || (range !== 'unsatisfiable' && range.from === 0));

/** Streams the file or the part that was asked for. */
export async function sendContent(reply: FastifyReply, file: SendableFile): Promise<FastifyReply> {
  const { content } = file;
  const range = requestedRange(reply, file);
  reply.header('accept-ranges', 'bytes').header('etag', etagOf(file));
  if (range === 'unsatisfiable') {
    await content.close();
    reply.header('content-range', `bytes */${content.size}`);
    throw new HttpError(416, `The file has ${content.size} bytes.`, { title: 'There is no such part.' });
  }
  const part = range === 'whole' ? { from: 0, to: content.size - 1 } : range;
  if (range !== 'whole')
    reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${content.size}`);
  reply.header('content-length', part.to - part.from + 1);
  if (reply.request.method !== 'HEAD') return reply.send(content.read(part));
  await content.close();
  return reply.send('');
}

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller answers would not fit into fewer packets. */
const smallestBytes = 1024;

/** Good enough for answers made on the spot; released files lie in the store compressed as well as can be. */
const quickQuality = 5;

/** Compresses pages and the API's answers on their way; what comes compressed or cannot shrink passes as it is. */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    // What is sent to the API is the API's to read.
    globalDecompression: false,
    threshold: smallestBytes,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } },
  });
}

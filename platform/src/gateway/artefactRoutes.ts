import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerHeaders } from '../security/answerHeaders.ts';

/** A file in a release; folders have no page, and no name has two dots in a row. */
export const releasedFile = /^(?!.*\.\.)[\w@.+/-]*[\w@+-]$/;

/** Serves released files: immutable for a year, compressed as they were at release. */
export async function artefactRoutes(app: FastifyInstance, storeFolder: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(storeFolder, 'artefacts'),
    prefix: '/artefacts/',
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    allowedPath: (path) => releasedFile.test(path),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.headers(answerHeaders({ kind: 'artefact' }));
    },
  });
}

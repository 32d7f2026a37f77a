import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Serving } from '../bucket-cache/openServing.ts';
import type { ShellsNamed } from '#release/pins/shellsNamed.ts';
import { openToken } from '../previews/previewLink.ts';
import { answerHeaders, ofDocuments } from '../security/answerHeaders.ts';
import { makeFolder } from '../store/makeFolder.ts';

/** No folders, no name with two dots in a row. */
const releasedFile = /^(?!.*\.\.)[\w@.+/-]*[\w@+-]$/;

type Options = Pick<Serving, 'storeFolder' | 'bring'> &
  Pick<ShellsNamed, 'check'> & { isHttps: (request: FastifyRequest) => boolean };

/** Serves released files: immutable for a year, compressed at release. */
export async function artefactRoutes(
  app: FastifyInstance,
  { storeFolder, bring, check, isHttps }: Options,
): Promise<void> {
  if (bring !== undefined) {
    app.addHook('onRequest', async ({ url }) => {
      const [, name, version] = /^\/artefacts\/([\w-]+)\/([\w.+-]+)\//.exec(url) ?? [];
      if (name !== undefined && version !== undefined) await bring({ name, version });
    });
    await makeFolder(join(storeFolder, 'artefacts'));
  }
  app.addHook('onRequest', (request) =>
    check(request.url, openToken({ headers: request.headers, isHttps: isHttps(request) })),
  );
  await app.register(staticFiles, {
    root: join(storeFolder, 'artefacts'),
    // Its own route would read each folder on the way to each file.
    serve: false,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      for (const name of Object.keys(ofDocuments)) reply.removeHeader(name);
      reply.headers(answerHeaders({ kind: 'artefact' }));
    },
  });
  app.get<{ Params: { '*': string } }>('/artefacts/*', ({ params: { '*': file } }, reply) =>
    releasedFile.test(file) ? reply.sendFile(file) : reply.callNotFound(),
  );
}

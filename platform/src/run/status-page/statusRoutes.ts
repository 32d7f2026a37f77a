import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { answerHeaders } from '../security/answerHeaders.ts';
import { proofRoute } from '#release/proof-pictures/proofRoute.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { ReadStatusPage } from './statusPage.ts';
import { renderStatusPage } from './renderStatusPage.ts';

const refreshSeconds = 60;

const wantsNoRefresh = ({ query }: FastifyRequest) => (query as { refresh?: unknown }).refresh === 'off';

export interface StatusPageOptions {
  readStatusPage: ReadStatusPage;
  /** Of the proofs. */
  store: ReleaseStore;
  /** Everyone if absent. */
  guard?: onRequestAsyncHookHandler;
}

/** Refreshes by a header, without a script; readers can turn that off. */
export function statusRoutes(
  app: FastifyInstance,
  path: string,
  { readStatusPage, store, guard }: StatusPageOptions,
): void {
  const proofs = `${path === '/' ? '' : path}/proof`;
  proofRoute(app, proofs, { store, guard });
  const guarded = guard === undefined ? {} : { onRequest: guard };
  app.get(path, guarded, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    const refreshes = !wantsNoRefresh(request);
    const page = renderStatusPage(await readStatusPage(), { nonce, refreshes, proofs });
    if (refreshes) reply.header('refresh', String(refreshSeconds));
    return reply
      .headers(answerHeaders({ kind: 'errorPage', nonce }))
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

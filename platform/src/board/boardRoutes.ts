import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { answerHeaders } from '../security/answerHeaders.ts';
import type { ReadBoard } from './board.ts';
import { boardPage } from './boardPage.ts';

/** Seconds until the page comes anew. */
const refreshSeconds = 60;

const wantsNoRefresh = ({ query }: FastifyRequest) => (query as { refresh?: unknown }).refresh === 'off';

export interface BoardOptions {
  readBoard: ReadBoard;
  /** Who may see it; everybody when left out. */
  guard?: onRequestAsyncHookHandler;
}

/** Serves the status page. It comes anew by a header, so that it needs no script; readers can switch that off. */
export function boardRoutes(app: FastifyInstance, path: string, { readBoard, guard }: BoardOptions): void {
  const guarded = guard === undefined ? {} : { onRequest: guard };
  app.get(path, guarded, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    const refreshes = !wantsNoRefresh(request);
    const page = boardPage(await readBoard(), { nonce, refreshes });
    if (refreshes) reply.header('refresh', String(refreshSeconds));
    return reply
      .headers(answerHeaders({ kind: 'notice', nonce }))
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

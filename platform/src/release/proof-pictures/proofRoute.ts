import { randomBytes } from 'node:crypto';
import { environmentNames } from '@portal/wire';
import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { answerHeaders } from '#run/security/answerHeaders.ts';
import type { ReleaseStore } from '#run/store/releaseStore.ts';
import { renderProof } from './proofPage.ts';
import { provenChange } from './provenChange.ts';

interface ProofRoute {
  store: ReleaseStore;
  /** Everyone if absent. */
  guard?: onRequestAsyncHookHandler | undefined;
}

/** `<path>/uat/12`: pages, times and pictures of a proof, for those who see the status page. [F-20] */
export function proofRoute(app: FastifyInstance, path: string, { store, guard }: ProofRoute): void {
  const guarded = guard === undefined ? {} : { onRequest: guard };
  app.get<{ Params: Record<'environment' | 'name', string> }>(
    `${path}/:environment/:name`,
    guarded,
    async ({ params: { environment: given, name } }, reply) => {
      const environment = environmentNames.find((one) => one === given);
      if (environment === undefined) return sendText(reply, `There is no environment ${given}.`);
      const nonce = randomBytes(16).toString('base64url');
      try {
        const page = renderProof(await provenChange({ store, environment, name }), nonce);
        return await reply
          .headers(answerHeaders({ kind: 'errorPage', nonce, pictures: true }))
          .type('text/html; charset=utf-8')
          .send(page);
      } catch (error) {
        if (error instanceof UserFacingError) return sendText(reply, `${error.message}\n${error.hint}`);
        throw error;
      }
    },
  );
}

const sendText = (reply: FastifyReply, text: string) =>
  reply
    .code(404)
    .headers(answerHeaders({ kind: 'other' }))
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);

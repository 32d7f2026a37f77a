import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '#feed/FeedRefusal.ts';
import { HttpError } from '#http/HttpError.ts';
import {
  disableClient,
  enableClient,
  eraseClient,
  inviteByHand,
  inviteByMail,
  logOutClient,
} from '#people/changeAccess.ts';
import { exportClient } from '#people/exportClient.ts';
import type { AreaServices } from '#Services.ts';
import { authorisedKey } from './authorisedKey.ts';

type ClientRequest = FastifyRequest<{ Params: { reference: string } }>;

/** In a transaction. `who` is the name of the key. Returns the answer. @throws FeedRefusal */
type ClientAction = (inside: Db, reference: string, who: string) => Promise<unknown>;

/**
 * What `pnpm portal client` does, for programs with a key for people; adding, changing and subscribing are lines of a
 * feed. Every change and export is audited with the key’s name. [D-05]
 */
export function clientRoutes(door: FastifyInstance, services: AreaServices): void {
  const { db, config, mailQueue } = services;
  const act = (action: ClientAction) => async (request: ClientRequest) => {
    const { name } = await authorisedKey(db, request, ['people']);
    try {
      return await db.transaction((inside) => action(inside, request.params.reference, name));
    } catch (error) {
      if (error instanceof FeedRefusal) throw new HttpError(400, `${error.message} ${error.hint}`);
      throw error;
    }
  };
  const done =
    (action: ClientAction): ClientAction =>
    async (...given) => {
      await action(...given);
      return { done: true };
    };
  const changes: Record<string, ClientAction> = {
    invite: done(inviteByMail),
    disable: done(disableClient),
    enable: done(enableClient),
    'end-sessions': async (...given) => ({ sessions: await logOutClient(...given) }),
    'invitation-link': async (inside, reference, who) => ({
      link: await inviteByHand(inside, reference, { who, config }),
    }),
  };
  const schema = { hide: true };
  for (const [name, action] of Object.entries(changes))
    door.post(`/feed/clients/:reference/${name}`, { schema }, async (request: ClientRequest) => {
      const answer = await act(action)(request);
      mailQueue.wake();
      return answer;
    });
  door.get('/feed/clients/:reference', { schema }, act(exportClient));
  door.delete('/feed/clients/:reference', { schema }, act(done(eraseClient)));
}

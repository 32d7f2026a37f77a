import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { PageParts } from './page/composePage.ts';
import { healthRoute } from './healthRoute.ts';

test('[O-01] a gateway whose calls do not reach the API is unhealthy', async () => {
  const api = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiOrigins = [`http://127.0.0.1:${(api.address() as AddressInfo).port}`];
  const parts = { environment: { revision: 7 } } as PageParts;
  const app = fastify();
  let way: 'open' | 'full' | 'broken' = 'open';
  app.get('/api/healthz', (_request, reply) => {
    if (way === 'full') return new Promise(() => undefined);
    return reply.code(way === 'broken' ? 502 : 200).send({});
  });
  healthRoute(app, {
    environment: 'local',
    readPage: () => Promise.resolve(parts),
    apiOrigins,
    patienceMs: 200,
  });
  const state = async () => {
    const answer = await app.inject('/healthz');
    return [answer.statusCode, answer.json<{ api: string }>().api];
  };
  expect(await state()).toEqual([200, 'ready']);
  for (way of ['full', 'broken'] as const) expect(await state()).toEqual([503, 'calls do not reach it']);
  await app.close();
  api.closeAllConnections();
  api.close();
});

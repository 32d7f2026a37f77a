import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { finishRequests } from './finishRequests.ts';

const head =
  'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{';

/** Records in which order a stop begins, continues, and a held call is answered. */
function eventsOf(app: FastifyInstance, addFinish: () => void) {
  const order: string[] = [];
  const begun = new Promise<void>((resolve) =>
    app.addHook('preClose', (done) => {
      resolve();
      done();
    }),
  );
  addFinish();
  app.addHook('preClose', (done) => {
    order.push('closing');
    done();
  });
  app.addHook('onResponse', ({ url }, _reply, done) => {
    if (url === '/held') order.push('answered');
    done();
  });
  return { order, begun };
}

async function listening(answersMs: number, drainMs = 20) {
  const app: FastifyInstance = fastify({ return503OnClosing: false });
  const events = eventsOf(app, () => finishRequests(app, { drainMs, answersMs }));
  let answer = () => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  app.post('/echo', () => ({}));
  app.get('/', () => ({ served: true }));
  app.get('/held', async () => {
    await released;
    return { finished: true };
  });
  const entered = new Promise<void>((resolve) =>
    app.addHook('preHandler', ({ url }, _reply, done) => {
      if (url === '/held') resolve();
      done();
    }),
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const slow = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  await once(slow, 'connect');
  slow.write(head);
  return { app, origin, slow, entered, answer, events };
}

test('[O-01] a stop answers what it was asked, and waits for no body that does not go on', async () => {
  const { app, origin, slow, entered, answer } = await listening(20_000);
  const call = fetch(`${origin}/held`);
  await entered;
  const [closed, cut] = [app.close(), once(slow, 'close')];
  const late = await fetch(`${origin}/`);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  answer();
  const answered = await call;
  expect([answered.status, await answered.json()]).toEqual([200, { finished: true }]);
  await Promise.all([closed, cut]);
});

test('[O-01] a call that takes longer than new connections are taken is answered, too', async () => {
  const { app, origin, slow, entered, answer, events } = await listening(20_000, 0);
  const call = fetch(`${origin}/held`).then(
    () => 'answered',
    () => 'cut off',
  );
  await entered;
  const closed = app.close();
  // A stop that did not wait would have continued by then.
  await events.begun;
  setImmediate(answer);
  expect(await call).toBe('answered');
  await closed;
  expect(events.order).toEqual(['answered', 'closing']);
  slow.destroy();
});

test('[O-01] a call that does not come to an end is cut off after a time', async () => {
  const { app, origin, entered } = await listening(20);
  const call = fetch(`${origin}/held`).then(
    () => 'answered',
    () => 'cut off',
  );
  await entered;
  await app.close();
  expect(await call).toBe('cut off');
});

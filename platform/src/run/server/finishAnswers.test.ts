import fastify from 'fastify';
import { finishAnswers } from './finishAnswers.ts';

test.each([
  ['is given before the connections are closed', 20_000, 'answered'],
  ['that does not come in time is cut off', 20, 'cut off'],
])('[O-01] an answer under way %s', async (_what, withinMs, outcome) => {
  const app = fastify({ forceCloseConnections: true });
  const order: string[] = [];
  const begun = new Promise<void>((resolve) =>
    app.addHook('preClose', (done) => {
      resolve();
      done();
    }),
  );
  finishAnswers(app, withinMs);
  app.addHook('preClose', (done) => {
    order.push('closing');
    done();
  });
  let enter = () => {};
  let answer = () => {};
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const released = new Promise<void>((resolve) => (answer = resolve));
  app.get('/', async () => {
    enter();
    await released;
    order.push('answered');
    return {};
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const call = fetch(origin).then(
    () => 'answered',
    () => 'cut off',
  );
  await entered;
  const closed = app.close();
  await begun;
  // A stop that does not wait would be done by then.
  if (outcome === 'answered') setImmediate(answer);
  expect(await call).toBe(outcome);
  expect(order[0]).toBe(outcome === 'answered' ? 'answered' : 'closing');
  answer();
  await closed;
});

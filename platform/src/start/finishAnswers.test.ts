import fastify from 'fastify';
import { finishAnswers } from './finishAnswers.ts';

test.each([
  ['is given before the connections are closed', 20_000, 'answered'],
  ['that does not come in time is cut off', 20, 'cut off'],
])('[O-01] an answer under way %s', async (_what, withinMs, outcome) => {
  const app = fastify({ forceCloseConnections: true });
  finishAnswers(app, withinMs);
  let enter = () => {};
  let answer = () => {};
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const held = new Promise<void>((resolve) => (answer = resolve));
  app.get('/', async () => {
    enter();
    await held;
    return {};
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const call = fetch(origin).then(
    () => 'answered',
    () => 'cut off',
  );
  await entered;
  const closed = app.close();
  if (outcome === 'answered') answer();
  expect(await call).toBe(outcome);
  answer();
  await closed;
});

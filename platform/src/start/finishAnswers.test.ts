import fastify from 'fastify';
import { finishAnswers } from './finishAnswers.ts';

/** As many as a server needs to close its connections, if it waits for nothing. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

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
  if (outcome === 'answered') {
    await someTurns();
    answer();
  }
  expect(await call).toBe(outcome);
  answer();
  await closed;
});

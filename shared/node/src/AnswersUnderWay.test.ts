import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AnswersUnderWay } from './AnswersUnderWay.ts';

const servers = new Set<Server>();
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers.clear();
});

/** A server that begins an answer to each call and holds it; `leave` ends the first visit. */
async function visited() {
  const server = createServer();
  servers.add(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const visit = new AbortController();
  const { port } = server.address() as AddressInfo;
  const call = fetch(`http://127.0.0.1:${port}`, { signal: visit.signal }).then(
    ({ status }) => status,
    (error: unknown) => (error as Error).name,
  );
  const [, answer] = (await once(server, 'request')) as [unknown, ServerResponse];
  async function leave() {
    visit.abort();
    if (!answer.destroyed) await once(answer, 'close');
  }
  return { answer, call, leave };
}

const late = Symbol('late');

/** Whether the answers are given before anything else that is waiting has run. */
const soon = (given: Promise<void>) =>
  Promise.race([given.then(() => 'given'), new Promise((resolve) => setImmediate(resolve, late))]);

test('[O-01] an answer under way is waited for until it is given', async () => {
  const { answer, call } = await visited();
  const answers = new AnswersUnderWay();
  answers.begin(answer);
  const given = answers.given(60_000);
  expect(await soon(given)).toBe(late);
  answer.end();
  await given;
  expect(await call).toBe(200);
});

test('[O-01] an answer that takes too long is not waited for any further', async () => {
  const { answer, leave } = await visited();
  const answers = new AnswersUnderWay();
  answers.begin(answer);
  await answers.given(20);
  await leave();
});

test('[O-01] a caller who leaves before the answer is not waited for', async () => {
  const { answer, call, leave } = await visited();
  const answers = new AnswersUnderWay();
  answers.begin(answer);
  const given = answers.given(60_000);
  await leave();
  await given;
  expect(await call).toBe('AbortError');
});

test('[O-01] an answer whose caller has left before it began is not waited for', async () => {
  const { answer, leave } = await visited();
  await leave();
  const answers = new AnswersUnderWay();
  answers.begin(answer);
  expect(await soon(answers.given(60_000))).toBe('given');
});

import fc from 'fast-check';
import { usualEngines } from '#testing/onEveryEngine.ts';
import { testEngines } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';
import { operationsOf, type OpenApiDocument, type Operation } from './operations.ts';
import { requestsOf, type FuzzRequest } from './requestsOf.ts';
import { undescribed } from './undescribed.ts';
import type { Words } from './valuesOf.ts';
import { wordsOf } from './wordsOf.ts';

/** Requests per operation: the default meets every kind of caller and fault; PORTAL_FUZZ_RUNS allows many more. */
const ownRuns = process.env['PORTAL_FUZZ_RUNS'];
const runs = Number(ownRuns ?? '16');
const engines = ownRuns === undefined ? usualEngines : testEngines;
/** Maximum requests until one succeeds. */
const patience = 200;
/** Printed by a failed run. */
const seed = process.env['PORTAL_FUZZ_SEED'];

const callers = ['everything', 'everything', 'equity', 'bonds', 'new', 'nothing', 'a stranger', 'nobody'];

async function authorizationOf(api: TestApi, caller: string): Promise<Record<string, string>> {
  if (caller === 'nobody') return {};
  const token = caller === 'a stranger' ? 'eyJhbGciOiJub25lIn0.e30.' : await api.tokenOf(caller);
  return { authorization: `Bearer ${token}` };
}

async function send(api: TestApi, { method, url, payload, contentType, caller }: FuzzRequest) {
  const headers = await authorizationOf(api, caller);
  if (contentType !== undefined) headers['content-type'] = contentType;
  return api.app.inject({ method, url, headers, payload });
}

const toSucceed = ['highlightsDocuments', 'captureEvent', 'downloadToken', 'download'];

describe.each(engines)('requests drawn from the API’s own description (%s)', (engine) => {
  let api: TestApi;
  let words: Words;
  let operations: Operation[];
  const statuses = new Map<string, number>();

  beforeAll(async () => {
    api = await TestApi.start(engine, { PORTAL_RATE_LIMIT: '1000000' });
    for (const caller of callers) await authorizationOf(api, caller);
    words = await wordsOf(api);
    const all = operationsOf((await api.get<OpenApiDocument>('openapi.json')).body);
    // Runs last: until then some callers have not accepted the terms.
    const changesCallers = ({ operationId }: Operation) => operationId === 'updateAcceptedTerms';
    operations = [...all.filter((one) => !changesCallers(one)), ...all.filter(changesCallers)];
  }, 60_000);
  afterAll(() => api.close());

  const met = (operationId: string, status: number) => statuses.get(`${operationId} ${status}`) ?? 0;
  /** Prevents a run that only meets refusals. */
  const isOwed = ({ operationId }: Pick<Operation, 'operationId'>) =>
    toSucceed.includes(operationId) && met(operationId, 200) === 0;

  async function tryOut(operation: Operation): Promise<void> {
    let sent = 0;
    const numRuns = toSucceed.includes(operation.operationId) ? Math.max(runs, patience) : runs;
    const property = fc.asyncProperty(requestsOf(operation, { words, callers }), async (request) => {
      if (sent >= runs && !isOwed(operation)) return;
      sent += 1;
      const answer = await send(api, request);
      const key = `${operation.operationId} ${answer.statusCode}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
      expect(undescribed(operation, answer)).toBeUndefined();
    });
    await fc.assert(property, {
      seed: seed === undefined ? undefined : Number(seed),
      numRuns,
    });
  }

  test('are answered as described, never with a failure, and the API is well afterwards', async () => {
    for (const operation of operations) await tryOut(operation);
    expect((await api.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const token = await api.tokenOf('everything');
    expect((await api.get('highlights_documents', { token })).status).toBe(200);
    expect(toSucceed.filter((operationId) => isOwed({ operationId }))).toEqual([]);
  }, 600_000);
});

import autocannon, { type Client, type Request, type Result } from 'autocannon';
import type { ApiProcess } from '../ApiProcess.ts';
import { percentile } from '../percentile.ts';
import { tokenOf } from './readers.ts';
import { callsOf, type CallSet, type Content } from './pageCalls.ts';

/** Times in milliseconds. */
export interface MeasuredMix {
  readers: number;
  answers: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Calls that were not answered with 2xx. */
  refused: number;
}

/** Each reader begins at another step. */
async function requestsOf(
  api: ApiProcess,
  reader: number,
  { content, meant }: { content: Content; meant: CallSet },
): Promise<Request[]> {
  const authorization = `Bearer ${await tokenOf(api, reader)}`;
  const base = new URL(api.url).pathname;
  const requests = callsOf(reader, content, meant).map(({ method, path, body }): Request => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const onResponse = (status: number) => {
      if (status >= 300) console.log(`Refused with ${status}: ${method} ${path}`);
    };
    return {
      method,
      path: `${base}/${path}`,
      headers: { authorization, ...type },
      body,
      onResponse,
    };
  });
  const from = (reader * 37) % requests.length;
  return [...requests.slice(from), ...requests.slice(0, from)];
}

interface Ended {
  times: number[];
  result: Result;
}

function run(api: ApiProcess, readers: readonly Request[][], duration: number): Promise<Ended> {
  const times: number[] = [];
  let next = 0;
  const setupClient = (client: Client) => {
    client.setRequests(readers[next++] ?? []);
    client.on('response', (_status, _bytes, time) => times.push(time));
  };
  const options = { url: api.url, connections: readers.length, duration, timeout: 60, setupClient };
  return new Promise((resolve, reject) => {
    autocannon(options, (error: unknown, result: Result) =>
      error ? reject(new Error('The load could not be made.', { cause: error })) : resolve({ times, result }),
    );
  });
}

const warmUpSeconds = 5;

export interface MixOptions {
  readers: number;
  seconds: number;
  content: Content;
  meant: CallSet;
}

/** Readers who walk through the portal without a pause, shared by the processes. */
export async function measureMix(
  apis: readonly ApiProcess[],
  { readers, seconds, content, meant }: MixOptions,
): Promise<MeasuredMix> {
  const shares: Request[][][] = apis.map(() => []);
  for (let reader = 0; reader < readers; reader++) {
    const place = reader % apis.length;
    shares[place]?.push(await requestsOf(apis[place] as ApiProcess, reader, { content, meant }));
  }
  const all = (duration: number) =>
    Promise.all(apis.map((api, place) => run(api, shares[place] ?? [], duration)));
  await all(warmUpSeconds);
  const ended = await all(seconds);
  const times = ended.flatMap((each) => each.times);
  const refused = ended.reduce((sum, { result }) => sum + result.non2xx + result.errors + result.timeouts, 0);
  return {
    readers,
    answers: times.length,
    perSecond: times.length / seconds,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    refused,
  };
}

import autocannon, { type Client, type Result } from 'autocannon';
import type { ApiProcess } from './ApiProcess.ts';
import type { Bench, Caller } from './Bench.ts';
import { percentile } from './percentile.ts';

/** Times in milliseconds. */
export interface Measured {
  name: string;
  connections: number;
  answers: number;
  perSecond: number;
  p50: number;
  p95: number;
  p97_5: number;
  p99: number;
}

/** Answers awaited per connection before measuring, so that nothing is left over. */
const warmUp = 2;

interface Load {
  bench: Bench;
  api: ApiProcess;
  callers: readonly Caller[];
}

function connect(client: Client, caller: Caller, times: number[]): void {
  const { headers, bodyAfter } = caller;
  client.setHeadersAndBody(headers, caller.body);
  let answer = '';
  client.on('body', (part) => (answer += part.toString()));
  client.on('response', (status, _bytes, time) => {
    times.push(time);
    if (status === 200 && bodyAfter !== undefined) {
      caller.body = bodyAfter(answer);
      client.setHeadersAndBody(headers, caller.body);
    }
    answer = '';
  });
}

function run(
  { bench, api, callers }: Load,
  until: { duration: number } | { amount: number },
): Promise<{ result: Result; times: number[] }> {
  const times: number[] = [];
  let next = 0;
  const options = {
    url: `${api.url}${bench.path}`,
    method: bench.method,
    connections: callers.length,
    ...until,
    setupClient: (client: Client) => connect(client, callers[next++] ?? {}, times),
  };
  return new Promise((resolve, reject) => {
    autocannon(options, (error: unknown, result: Result) =>
      error ? reject(new Error('The load could not be made.', { cause: error })) : resolve({ result, times }),
    );
  });
}

/** @throws unless every answer is a 200 */
export async function measure(bench: Bench, api: ApiProcess, seconds: number): Promise<Measured> {
  const callers = await bench.prepare(api, bench.connections);
  const load = { bench, api, callers };
  await run(load, { amount: warmUp * callers.length });
  const { result, times } = await run(load, { duration: seconds });
  const { non2xx, errors, timeouts } = result;
  const strange = Object.keys(result.statusCodeStats ?? {}).filter((status) => status !== '200');
  if (non2xx + errors + timeouts + strange.length > 0 || times.length === 0)
    throw new Error(
      `${bench.name}: ${non2xx} refusals (${strange.join(', ')}), ${errors} errors, ${timeouts} time-outs of ${times.length}.`,
    );
  return {
    name: bench.name,
    connections: bench.connections,
    answers: times.length,
    perSecond: times.length / result.duration,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p97_5: percentile(times, 97.5),
    p99: percentile(times, 99),
  };
}

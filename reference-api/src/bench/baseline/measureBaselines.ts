import { Agent, get } from 'node:http';
import type { Db } from '#db/Db.ts';
import { percentile } from '../percentile.ts';
import { baselines, type Baseline } from './baselines.ts';

/** Times in milliseconds. */
export interface MeasuredBaseline {
  name: string;
  is: Baseline['is'];
  rounds: number;
  call: { p50: number; p95: number };
  bare: { p50: number; p95: number };
}

export interface Place {
  url: string;
  token: string;
  db: Db;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const warmUp = 3;

function ask(url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}.`)),
      );
    });
    request.once('error', reject);
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

const spread = (times: readonly number[]) => ({ p50: percentile(times, 50), p95: percentile(times, 95) });

async function measureOne(
  { name, path, bare, is }: Baseline,
  place: Place,
  seconds: number,
): Promise<MeasuredBaseline> {
  const addressOf = (round: number) =>
    `${place.url}${typeof path === 'string' ? path : path(round + warmUp)}`;
  const least = await bare(place.db);
  const calls: number[] = [];
  const bares: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let round = -warmUp; round < warmUp || performance.now() < end; round++) {
    const pair = [await timed(() => ask(addressOf(round), place.token)), await timed(least)] as const;
    if (round < 0) continue;
    calls.push(pair[0]);
    bares.push(pair[1]);
  }
  return { name, is, rounds: calls.length, call: spread(calls), bare: spread(bares) };
}

/** Alternates calls and baselines, so that other load affects both alike. */
export async function measureBaselines(place: Place, seconds: number): Promise<MeasuredBaseline[]> {
  const rows: MeasuredBaseline[] = [];
  for (const baseline of baselines) rows.push(await measureOne(baseline, place, seconds));
  return rows;
}

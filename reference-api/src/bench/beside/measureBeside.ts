import { Agent, get } from 'node:http';
import type { Db } from '#db/Db.ts';
import { percentile } from '../percentile.ts';
import { besides, type Beside } from './besides.ts';

/** A call and the least that could answer it, asked in turns; times in milliseconds. */
export interface MeasuredBeside {
  name: string;
  is: Beside['is'];
  rounds: number;
  call: { p50: number; p95: number };
  bare: { p50: number; p95: number };
}

/** An API that answers in this process, and the database it reads. */
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
  { name, path, bare, is }: Beside,
  place: Place,
  seconds: number,
): Promise<MeasuredBeside> {
  const call = () => ask(`${place.url}${path}`, place.token);
  const least = await bare(place.db);
  const [calls, bares]: [number[], number[]] = [[], []];
  const end = performance.now() + seconds * 1000;
  for (let round = -warmUp; round < warmUp || performance.now() < end; round++) {
    const pair = [await timed(call), await timed(least)] as const;
    if (round < 0) continue;
    calls.push(pair[0]);
    bares.push(pair[1]);
  }
  return { name, is, rounds: calls.length, call: spread(calls), bare: spread(bares) };
}

/** Asks each call and the least that could answer it by turns, one at a time: what else the machine does hits both alike. */
export async function measureBeside(place: Place, seconds: number): Promise<MeasuredBeside[]> {
  const rows: MeasuredBeside[] = [];
  for (const beside of besides) rows.push(await measureOne(beside, place, seconds));
  return rows;
}

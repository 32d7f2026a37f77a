import { addDays } from '#publishingDay.ts';
import type { ApiProcess } from '../ApiProcess.ts';
import { percentile } from '../percentile.ts';
import { callsOf, type Content, type PageCall } from './pageCalls.ts';
import { tokenOf } from './readers.ts';

/** Times in milliseconds. */
export interface Worst {
  asking: number;
  /** Until each of them has its answer. */
  allMs: number;
  /** Answers that were not 200. */
  refused: number;
  /** Of readers who walk through the portal meanwhile, and before. */
  before: { p50: number; p95: number };
  meanwhile: { p50: number; p95: number };
}

const others = 20;
const pauseMs = 100;

/** Filters under a search for a word of every text, since another day each: no answer is known, nor its search. */
const worstCall = (turn: number): string => {
  const date_range = { start_date: addDays('1990-01-01', turn), end_date: '2100-01-01' };
  const query = {
    categories: 'Sector;Company;Analyst;Aggregated Publication Type;Publication Type',
    fold_editions: 'English',
    search_term: 'consensus',
    date_range: JSON.stringify(date_range),
  };
  return `all_research_tag_filters?${new URLSearchParams(query).toString()}`;
};

/** @returns milliseconds and the answer's status */
async function ask(
  api: ApiProcess,
  token: string,
  { method, path, body }: Omit<PageCall, 'step'>,
): Promise<{ ms: number; status: number }> {
  const began = performance.now();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(
    `${api.url}/${path}`,
    body === undefined ? { headers } : { method, headers, body },
  );
  await answer.arrayBuffer();
  return { ms: performance.now() - began, status: answer.status };
}

const spread = (times: readonly number[]) => ({ p50: percentile(times, 50), p95: percentile(times, 95) });

/** All ask the worst call at the same moment, while others walk through the portal with short pauses. */
export async function measureWorst(
  api: ApiProcess,
  { content, seconds, asking }: { content: Content; seconds: number; asking: number },
): Promise<Worst> {
  const tokens = await Promise.all(Array.from({ length: others }, (_, reader) => tokenOf(api, reader)));
  let times: number[] = [];
  let ended = false;
  const walk = async (token: string, reader: number) => {
    const calls = callsOf(reader, content);
    for (let step = reader * 37; !ended; step++) {
      const call = calls[step % calls.length];
      if (call !== undefined) times.push((await ask(api, token, call)).ms);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const walks = tokens.map(walk);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const before = spread(times);
  times = [];
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: asking }, (_, turn) =>
      ask(api, tokens[turn % others] ?? '', { method: 'GET', path: worstCall(turn) }),
    ),
  );
  const allMs = performance.now() - began;
  const meanwhile = spread(times);
  ended = true;
  await Promise.all(walks);
  return { asking, allMs, refused: answers.filter(({ status }) => status !== 200).length, before, meanwhile };
}

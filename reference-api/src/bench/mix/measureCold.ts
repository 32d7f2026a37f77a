import type { ApiProcess } from '../ApiProcess.ts';
import { callsOf, type Content } from './pageCalls.ts';

/** In milliseconds: all calls of a morning, one after the other. */
export interface Cold {
  first: number;
  second: number;
  /** The slowest call of the first round. */
  slowest: { path: string; ms: number };
}

async function walkThrough(api: ApiProcess, token: string, content: Content) {
  const times: { path: string; ms: number }[] = [];
  for (const { method, path, body } of callsOf(0, content)) {
    const headers: Record<string, string> = { authorization: `Bearer ${token}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const began = performance.now();
    const answer = await fetch(`${api.url}/${path}`, { method, headers, body: body ?? null });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    times.push({ path: path.split('?')[0] ?? '', ms: performance.now() - began });
  }
  return times;
}

const sum = (times: readonly { ms: number }[]) => times.reduce((all, { ms }) => all + ms, 0);

/** How long a process that has just started takes until it serves at full speed. */
export async function measureCold(api: ApiProcess, content: Content): Promise<Cold> {
  const { token } = await api.signIn(0);
  const first = await walkThrough(api, token, content);
  const second = await walkThrough(api, token, content);
  const slowest = first.reduce((most, each) => (each.ms > most.ms ? each : most));
  return { first: sum(first), second: sum(second), slowest };
}

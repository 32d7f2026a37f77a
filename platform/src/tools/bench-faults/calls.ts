import { callHeaders } from '@portal/node';

export interface Answer {
  /** 0 without a response. */
  status: number;
  retryAfter: string | null;
  ms: number;
  text: string;
}

const patienceMs = 60_000;

export async function ask(
  url: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Answer> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: callHeaders({ token, body }),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    return { status: response.status, retryAfter: response.headers.get('retry-after'), ms: took(), text };
  } catch {
    return { status: 0, retryAfter: null, ms: took(), text: '' };
  }
}

/** The demo account may read everything. */
export const signIn = (origin: string): Promise<Answer> =>
  ask(`${origin}/api/auth`, {
    body: { username: 'everything@demo.example', password: 'Research-2026' },
  });

export const tokenIn = ({ text }: Answer): string => (JSON.parse(text) as { token: string }).token;

/** `share` is 0 to 100. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

/** Polls until `wanted` is true. Returns the milliseconds, or undefined after `limitMs`. */
export async function until(isSo: () => Promise<boolean>, limitMs: number): Promise<number | undefined> {
  const begun = performance.now();
  while (performance.now() - begun < limitMs) {
    if (await isSo()) return Math.round(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

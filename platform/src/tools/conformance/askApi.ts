import { callHeaders } from '@portal/node';

/** `body` is text unless it is JSON. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

export interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  query?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
  token?: string | undefined;
}

/** Status 0 means no answer, with the reason as body. */
export type AskApi = (request: ApiRequest) => Promise<ApiAnswer>;

/** The portal's own timeout. */
const usualPatienceMs = 30_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

function silence({ name, message, cause }: Error, patienceMs: number): string {
  if (name === 'TimeoutError') return `No answer within ${patienceMs / 1000} seconds`;
  return `No answer: ${(cause as Partial<Error> | undefined)?.message ?? message}`;
}

/** `base` is an address such as `https://research.bank.example/api`. */
export const askApi =
  (base: string, patienceMs = usualPatienceMs): AskApi =>
  async ({ method, path, query = {}, body, token }) => {
    const url = new URL(`${base.replace(/\/$/, '')}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    try {
      const answer = await fetch(url, {
        method,
        headers: { accept: 'application/json', ...callHeaders({ token, body }) },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      });
      return { status: answer.status, body: parsed(await answer.text()) };
    } catch (error) {
      return { status: 0, body: silence(error as Error, patienceMs) };
    }
  };

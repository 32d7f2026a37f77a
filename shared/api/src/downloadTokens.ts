import { call, calls, z } from '@portal/wire';
import { api } from './api.ts';
import { ApiError } from './failures/ApiError.ts';
import { apiConfiguration } from './configuration.ts';

/** Where an API may describe itself; some require a login. */
const description = call({
  method: 'GET',
  path: 'openapi.json',
  summary: 'What the API describes of itself.',
  authenticated: true,
  answer: z.unknown(),
});

const descriptionSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const { path: tokenPath, method: tokenMethod } = calls.downloadToken;

function namesTokens(described: unknown): boolean {
  const { paths = {} } = descriptionSchema.safeParse(described).data ?? {};
  return Object.entries(paths).some(
    ([path, methods]) => path.endsWith(`/${tokenPath}`) && tokenMethod.toLowerCase() in methods,
  );
}

/** Statuses that mean "not now". */
const saysLater = (status: number) => status >= 500 || status === 408 || status === 429;

/** No description means no tokens; a failing API has not answered yet. */
async function askDescription(): Promise<boolean> {
  try {
    return namesTokens(await api.call(description));
  } catch (error) {
    const { status = 500 } = error instanceof ApiError ? error : {};
    // Without a session the description may be withheld: the next one retries.
    if (saysLater(status) || apiConfiguration().readTokens() === undefined) throw error;
    return false;
  }
}

let described: { baseUrl: string; tokens: Promise<boolean> } | undefined;

/**
 * Whether the API issues a token per download, by the environment or else by the API's OpenAPI description, requested
 * once. [K-04]
 * @throws ApiError when the API fails: a guess could put the session's token into an address
 */
export async function givesDownloadTokens(): Promise<boolean> {
  const { baseUrl, downloads } = apiConfiguration();
  if (downloads?.tokens !== undefined) return downloads.tokens;
  if (described?.baseUrl !== baseUrl) described = { baseUrl, tokens: askDescription() };
  const current = described;
  try {
    return await current.tokens;
  } catch (error) {
    if (described === current) described = undefined;
    throw error;
  }
}

import { call, calls, z } from '@portal/wire';
import { api } from './api.ts';
import { ApiError } from './failures/ApiError.ts';
import { apiConfiguration } from './configuration.ts';

/** Where an API may describe itself, below its base; some only to those who are logged in. */
const description = call({
  method: 'GET',
  path: 'openapi.json',
  summary: 'What the API describes of itself.',
  authenticated: true,
  answer: z.unknown(),
});

/** Of a description in OpenAPI: the calls by path and method. */
const descriptionSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const { path: tokenPath, method: tokenMethod } = calls.downloadToken;

/** Whether a description has the call for tokens. */
function namesTokens(described: unknown): boolean {
  const { paths = {} } = descriptionSchema.safeParse(described).data ?? {};
  return Object.entries(paths).some(
    ([path, methods]) => path.endsWith(`/${tokenPath}`) && tokenMethod.toLowerCase() in methods,
  );
}

/** Statuses that say "not now" and nothing of what is there. */
const saysLater = (status: number) => status >= 500 || status === 408 || status === 429;

/** An API without a description names no tokens; one that fails has not answered yet. */
async function askDescription(): Promise<boolean> {
  try {
    return namesTokens(await api.call(description));
  } catch (error) {
    const { status = 500 } = error instanceof ApiError ? error : {};
    // Without a session nothing was described: the next one asks again.
    if (saysLater(status) || apiConfiguration().readTokens() === undefined) throw error;
    return false;
  }
}

/** What the API of this page said. */
let described: { baseUrl: string; tokens: Promise<boolean> } | undefined;

/**
 * Whether the API gives a token for each download: the environment says so, else the API's own OpenAPI description,
 * which is asked for once. [K-04]
 * @throws ApiError when the API fails: a guess would put the session's token into an address
 */
export async function givesDownloadTokens(): Promise<boolean> {
  const { baseUrl, downloads } = apiConfiguration();
  if (downloads?.tokens !== undefined) return downloads.tokens;
  if (described?.baseUrl !== baseUrl) described = { baseUrl, tokens: askDescription() };
  const asked = described;
  try {
    return await asked.tokens;
  } catch (error) {
    if (described === asked) described = undefined;
    throw error;
  }
}

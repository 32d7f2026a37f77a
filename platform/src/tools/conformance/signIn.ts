import { readingOf } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import type { ApiAnswer } from './askApi.ts';
import { findingOf, whyUnreadable, type Finding } from './findings.ts';

const { auth } = authCalls;

interface Tokens {
  token: string;
  refreshToken: string;
}

function whyRefused({ status, body }: ApiAnswer): string {
  if (status === 0) return `${String(body)}. Is the address right?`;
  if (status === 401 || status === 403)
    return `The API refuses this user name and password (status ${status}).`;
  if (status === 404) return 'There is no such call (status 404). Is the address right?';
  if (status < 200 || status > 299) return `status ${status}. No client can log in.`;
  const { error } = readingOf(auth).safeParse(body);
  const why = whyUnreadable(body, error?.issues ?? []);
  return typeof body === 'string' ? `${why}. Is the address right?` : `${why}. No client can log in.`;
}

/** No tokens if the sign-in failed. */
export function signInOf(answer: ApiAnswer): { finding: Finding; tokens: Tokens | undefined } {
  const finding = findingOf({ call: auth }, answer);
  const read = answer.status === 200 ? readingOf(auth).safeParse(answer.body).data : undefined;
  if (read === undefined)
    return { finding: { ...finding, result: 'missing', words: whyRefused(answer) }, tokens: undefined };
  return { finding, tokens: { token: read.token, refreshToken: read.refresh_token } };
}

import { documentedCalls, type DocumentedCall } from './documentedCalls.ts';

export interface SeenRequest {
  method: string;
  /** Below the API base, without the query. */
  path: string;
  /** Of the query, or of a JSON body. */
  parameters: Readonly<Record<string, unknown>>;
  /** By bearer token, or `auth_token` in the address. */
  authenticated: boolean;
}

export const documentedCall = ({ method, path }: SeenRequest): DocumentedCall | undefined =>
  documentedCalls.find((call) => call.method === method && call.path === path);

/** What a request adds or lacks; empty for undocumented calls. */
export function departuresOf(request: SeenRequest): string[] {
  const call = documentedCall(request);
  if (call === undefined) return [];
  const sent = Object.keys(request.parameters);
  const name = `${request.method} ${request.path}`;
  return [
    ...(call.more
      ? []
      : sent.filter((one) => !call.takes.includes(one)).map((one) => `${name} sends ${one}`)),
    ...call.needs.filter((one) => !sent.includes(one)).map((one) => `${name} lacks ${one}`),
    ...(call.open || request.authenticated ? [] : [`${name} is not authenticated`]),
  ];
}

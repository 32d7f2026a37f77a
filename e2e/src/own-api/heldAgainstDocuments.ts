import { documentedCalls, type DocumentedCall } from './documentedCalls.ts';

/** A request as an API sees it. */
export interface SeenRequest {
  method: string;
  /** Below the API base, without its query. */
  path: string;
  /** Names and values of the query, or of the fields of a JSON body. */
  parameters: Readonly<Record<string, unknown>>;
  /** By its bearer token, or by the `auth_token` of an address. */
  authenticated: boolean;
}

export const documentedCall = ({ method, path }: SeenRequest): DocumentedCall | undefined =>
  documentedCalls.find((call) => call.method === method && call.path === path);

/** What a request has that the documents do not name, or lacks that they do; nothing for a call they do not know. */
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

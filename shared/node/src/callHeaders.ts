/** Headers of a call with JSON: only those that it needs. */
export function callHeaders({ token, body }: { token?: string; body?: unknown }): Record<string, string> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return headers;
}

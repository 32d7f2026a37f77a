/**
 * How many seconds a `Retry-After` header asks to wait, given as seconds or as a date; undefined for anything else.
 * @param now the moment of the answer
 */
export function parseRetryAfter(header: string, now = new Date()): number | undefined {
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const until = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}

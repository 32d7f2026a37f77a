/**
 * Reads `Retry-After`, in seconds or as a date, as seconds; undefined for anything else.
 * @param now the time of the answer
 */
export function parseRetryAfter(header: string, now = new Date()): number | undefined {
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const until = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}

import type { Problem } from '@portal/wire';

interface StatusLine {
  status: number;
  statusText: string;
}

const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/**
 * Reads a refusal's body. A bank's own API may leave fields out; `errors` is kept whatever its shape. Undefined unless
 * the body is an object.
 */
export function readProblem(body: unknown, { status, statusText }: StatusLine): Problem | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const { title, detail, errors } = body as Record<string, unknown>;
  const known = words(detail);
  return {
    status,
    title: words(title) ?? words(statusText) ?? '',
    detail: known,
    errors,
  };
}

/** What is wrong with an answer, as a sentence for the report. */
export function describeAnswer(path: string, body: unknown): string {
  if (body === '' || body === null || body === undefined) return `The answer of ${path} is empty.`;
  if (typeof body !== 'string') return `The answer of ${path} has an unexpected shape.`;
  if (/^\s*</.test(body)) return `The answer of ${path} is a page instead of data.`;
  return `The answer of ${path} is not valid JSON: it may be cut off.`;
}

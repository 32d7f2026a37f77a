import { problemSchema } from '@portal/wire';
import { z } from 'zod';
import { titleOf } from './HttpError.ts';

/** Describes refusals as problems; with `pages`, also as pages, for addresses that people open themselves. */
export function problemAnswers(statuses: readonly number[], { pages = false } = {}) {
  const page = pages ? { 'text/html': { schema: z.string() } } : {};
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: titleOf(status),
        content: { 'application/problem+json': { schema: problemSchema }, ...page },
      },
    ]),
  );
}

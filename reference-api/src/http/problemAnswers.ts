import { problemSchema } from '@portal/wire';
import { z } from 'zod';
import { titleOf } from './HttpError.ts';

/** How refusals are described: as problems and, where people open the address themselves, as pages too. */
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

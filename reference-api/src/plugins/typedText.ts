import { withoutInvisible } from '@portal/contract';
import type { FastifyInstance } from 'fastify';

/** What clients type; no password is among it. */
const typed = ['search_term', 'username', 'name'];

function clean(values: unknown): void {
  if (typeof values !== 'object' || values === null) return;
  const fields = values as Record<string, unknown>;
  for (const name of typed) {
    const value = fields[name];
    if (typeof value === 'string') fields[name] = withoutInvisible(value);
  }
}

/** Drops the invisible characters of pasted text before anything reads them. */
export function typedText(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    clean(request.query);
    clean(request.body);
    done();
  });
}

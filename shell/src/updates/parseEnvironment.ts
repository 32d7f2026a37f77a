import { environmentSchema, pageDocumentSchema, type Environment, type PageEnvironment } from '@portal/wire';

export type EnvironmentReading<Read> = { ok: true; environment: Read } | { ok: false; problem: string };

interface Refused {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

export function parseEnvironment(value: unknown): EnvironmentReading<Environment> {
  const parsed = environmentSchema.safeParse(value);
  return parsed.success ? { ok: true, environment: parsed.data } : refusal(parsed.error);
}

export function parsePageDocument(value: unknown): EnvironmentReading<PageEnvironment> {
  const parsed = pageDocumentSchema.safeParse(value);
  if (!parsed.success) return refusal(parsed.error);
  const { others, ...environment } = parsed.data;
  return { ok: true, environment: { ...environment, remotes: { ...others, ...environment.remotes } } };
}

function refusal({ issues: [issue] }: Refused): { ok: false; problem: string } {
  const problem = `The environment document is wrong at ${issue?.path.join('.') || 'its root'}: ${issue?.message}.`;
  return { ok: false, problem };
}

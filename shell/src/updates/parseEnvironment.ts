import { environmentSchema, type Environment } from '@portal/wire';

export type EnvironmentReading = { ok: true; environment: Environment } | { ok: false; problem: string };

export function parseEnvironment(value: unknown): EnvironmentReading {
  const parsed = environmentSchema.safeParse(value);
  if (parsed.success) return { ok: true, environment: parsed.data };
  const [issue] = parsed.error.issues;
  const problem = `The environment document is wrong at ${issue?.path.join('.') || 'its root'}: ${issue?.message}.`;
  return { ok: false, problem };
}

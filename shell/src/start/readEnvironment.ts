import { environmentSchema, type Environment } from '@portal/wire';

export type EnvironmentReading = { ok: true; environment: Environment } | { ok: false; problem: string };

/** Reads the environment document that the gateway wrote into the page; says in a sentence what is wrong with it. */
export function readEnvironment(page: Document): EnvironmentReading {
  const text = page.getElementById('portal-environment')?.textContent ?? '';
  if (text === '') return { ok: false, problem: 'The page carries no environment document.' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'The environment document is not valid JSON.' };
  }
  const parsed = environmentSchema.safeParse(value);
  if (parsed.success) return { ok: true, environment: parsed.data };
  const [issue] = parsed.error.issues;
  return {
    ok: false,
    problem: `The environment document is wrong at ${issue?.path.join('.') || 'its root'}: ${issue?.message}.`,
  };
}

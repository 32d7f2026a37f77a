import { parseEnvironment, type EnvironmentReading } from '../updates/parseEnvironment.ts';

/** The gateway writes the environment document into the page. */
export function readEnvironment(page: Document): EnvironmentReading {
  const text = page.getElementById('portal-environment')?.textContent ?? '';
  if (text === '') return { ok: false, problem: 'The page carries no environment document.' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'The environment document is not valid JSON.' };
  }
  return parseEnvironment(value);
}

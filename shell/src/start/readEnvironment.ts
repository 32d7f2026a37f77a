import type { PageEnvironment } from '@portal/wire';
import { parsePageDocument, type EnvironmentReading } from '../updates/parseEnvironment.ts';

/** The gateway writes the environment document into the page. */
export function readEnvironment(page: Document): EnvironmentReading<PageEnvironment> {
  const text = page.getElementById('portal-environment')?.textContent ?? '';
  if (text === '') return { ok: false, problem: 'The page carries no environment document.' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'The environment document is not valid JSON.' };
  }
  return parsePageDocument(value);
}

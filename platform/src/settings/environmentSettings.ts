import { readFile } from 'node:fs/promises';
import { environmentSchema, type Environment } from '@portal/wire';
import { z } from 'zod';
import { PortalFault } from '../faults/PortalFault.ts';

const schema = environmentSchema
  .pick({ apiBase: true, overrides: true, headerVariant: true, links: true })
  .strict();

/** What differs between environments besides the versions they run. */
export type EnvironmentSettings = z.infer<typeof schema>;

/** Reads `platform/environments/<name>.json`. */
export async function environmentSettings(name: Environment['environment']): Promise<EnvironmentSettings> {
  const text = await readFile(new URL(`../../environments/${name}.json`, import.meta.url), 'utf8');
  return parseEnvironmentSettings(name, text);
}

/** Reads the settings of an environment from their text; a mistake is named by its place in the file. */
export function parseEnvironmentSettings(name: string, text: string): EnvironmentSettings {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'It is not JSON.';
    throw new PortalFault(
      `platform/environments/${name}.json is not valid.`,
      `Correct it:\n${reason}`,
      error,
    );
  }
}

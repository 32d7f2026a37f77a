import { environmentSchema } from '@portal/wire';
import { z } from 'zod';
import { PortalFault } from '../faults/PortalFault.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';

const revisionSchema = z.object({
  environment: environmentSchema,
  who: z.string().min(1),
  /** Instant, ISO 8601 in UTC. */
  when: z.iso.datetime(),
  why: z.string(),
  /** The revision it was made from; null for the first. */
  from: z.number().int().min(1).nullable(),
});

/** One entry in the history of an environment: the whole document, and how it came about. */
export type Revision = z.infer<typeof revisionSchema>;

/** Reads a revision from its text. Throws a fault that names environment and revision. */
export function parseRevision(name: EnvironmentName, number: number, text: string): Revision {
  try {
    const revision = revisionSchema.parse(JSON.parse(text));
    const { environment } = revision;
    if (environment.environment === name && environment.revision === number) return revision;
    throw damaged(
      name,
      number,
      `It says it is revision ${environment.revision} of ${environment.environment}.`,
    );
  } catch (error) {
    if (error instanceof PortalFault) throw error;
    throw damaged(name, number, error instanceof z.ZodError ? z.prettifyError(error) : 'It is not JSON.');
  }
}

/** The revision in force; undefined before the first. */
export async function currentRevision(
  store: ReleaseStore,
  name: EnvironmentName,
): Promise<Revision | undefined> {
  const number = await store.currentRevision(name);
  if (number === 0) return undefined;
  const text = await store.readRevision(name, number);
  if (text === undefined) throw damaged(name, number, 'It is not there.');
  return parseRevision(name, number, text);
}

export const formatRevision = (revision: Revision): string => `${JSON.stringify(revision, null, 2)}\n`;

const damaged = (name: EnvironmentName, number: number, reason: string) =>
  new PortalFault(
    `Revision ${number} of environment ${name} is damaged. ${reason}`,
    `Put environments/${name}/revisions/${number}.json right (from a backup); it is in the data folder, under store/. ` +
      `If nothing else needs its history, remove environments/${name}: the next publication starts it anew.`,
  );

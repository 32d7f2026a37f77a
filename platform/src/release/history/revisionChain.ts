import * as z from 'zod/mini';
import { integrityOf } from '#run/store/integrityOf.ts';
import { inTurns } from '#run/store/inTurns.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';

/** Byte by byte; the next revision contains it. */
export const hashOfRevision = (text: string): string => integrityOf(Buffer.from(text));

/** Undefined if there is no revision `number`. */
export async function hashOfPrevious(
  store: ReleaseStore,
  environment: EnvironmentName,
  number: number,
): Promise<string | undefined> {
  const text = await store.readRevision(environment, number);
  return text === undefined ? undefined : hashOfRevision(text);
}

/** One sentence each; `notes` is what cannot be known. */
export interface ChainFindings {
  problems: string[];
  notes: string[];
}

/** Checks every revision against the hash in the next one. */
export async function verifyChain(store: ReleaseStore, environment: EnvironmentName): Promise<ChainFindings> {
  const texts: (string | undefined)[] = [];
  const numbers = Array.from(
    { length: await store.currentRevision(environment) },
    (_one, index) => index + 1,
  );
  await inTurns(numbers, async (number) => {
    texts[number - 1] = await store.readRevision(environment, number);
  });
  return chainFindings(environment, texts);
}

/**
 * Checks all texts from the first. The oldest may lack hashes and cannot be checked; after the first hash, each must
 * have one. [O-04]
 */
export function chainFindings(environment: string, texts: readonly (string | undefined)[]): ChainFindings {
  const links = texts.map(linkOf);
  const begins = links.findIndex((link) => typeof link === 'object');
  const unknown = (begins === -1 ? texts.length : begins) - 1;
  const notes = unknown > 0 ? [unknownNote(environment, unknown)] : [];
  if (begins === -1) return { problems: [], notes };
  const problems: string[] = [];
  for (const [index, link] of links.entries()) {
    const said = `Revision ${index + 1} of ${environment}`;
    const before = texts[index - 1];
    if (index < begins - 1) continue;
    if (link === 'absent') problems.push(`${said} is not there.`);
    else if (index < begins) continue;
    else if (link === 'none')
      problems.push(`${said} does not contain the hash of the one before it, as earlier ones do.`);
    else if (link === 'unreadable') notes.push(`${said} cannot be read, nor which one it was made from.`);
    else if (before !== undefined && hashOfRevision(before) !== link.previous)
      problems.push(
        `Revision ${index} of ${environment} was changed after revision ${index + 1} was made from it.`,
      );
  }
  return { problems, notes };
}

const linkSchema = z.object({ previous: z.optional(z.string()) });

function linkOf(text: string | undefined): 'absent' | 'unreadable' | 'none' | { previous: string } {
  if (text === undefined) return 'absent';
  try {
    const { previous } = linkSchema.parse(JSON.parse(text));
    return previous === undefined ? 'none' : { previous };
  } catch {
    return 'unreadable';
  }
}

function unknownNote(environment: string, last: number): string {
  const these =
    last === 1 ? `Revision 1 of ${environment} is` : `Revisions 1 to ${last} of ${environment} are`;
  return `${these} older than the hashes of earlier revisions: whether they were changed cannot be known.`;
}

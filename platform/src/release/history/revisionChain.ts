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

/** Checks all texts from the first: each names the hash of the one before it. [O-04] */
export function chainFindings(environment: string, texts: readonly (string | undefined)[]): ChainFindings {
  const found: ChainFindings = { problems: [], notes: [] };
  for (const [index, text] of texts.entries()) {
    const said = `Revision ${index + 1} of ${environment}`;
    const before = texts[index - 1];
    const link = text === undefined ? undefined : linkOf(text);
    if (link === undefined) found.problems.push(`${said} is not there.`);
    else if (index === 0) continue;
    else if (link === 'unreadable')
      found.notes.push(`${said} cannot be read, nor which one it was made from.`);
    else if (link.previous === undefined)
      found.problems.push(`${said} does not contain the hash of the one before it.`);
    else if (before !== undefined && hashOfRevision(before) !== link.previous)
      found.problems.push(
        `Revision ${index} of ${environment} was changed after revision ${index + 1} was made from it.`,
      );
  }
  return found;
}

const linkSchema = z.object({ previous: z.optional(z.string()) });

function linkOf(text: string): 'unreadable' | z.infer<typeof linkSchema> {
  try {
    return linkSchema.parse(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
}

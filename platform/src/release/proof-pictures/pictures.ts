import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { messageOf } from '@portal/node';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { openedPageSchema } from '../proof/proof.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';

const pictureSchema = z.extend(z.omit(openedPageSchema, { ms: true }), {
  /** In base64. */
  jpeg: z.string(),
});

/** How a page looked when it was opened. */
export type Picture = z.infer<typeof pictureSchema>;

const proofSchema = z.object({
  /** ISO 8601 in UTC. */
  when: z.iso.datetime(),
  pictures: z.array(pictureSchema),
});

/** Together, in base64: the whole portal takes a good half of it. */
const mostBytes = 12 * 1024 * 1024;

/** The first ones that fit together; of the others only the times are recorded. */
export function fittingPictures(pictures: readonly Picture[], most = mostBytes): Picture[] {
  let bytes = 0;
  return pictures.filter(({ jpeg }) => (bytes += jpeg.length) <= most);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

interface Keeping {
  store: ReleaseStore;
  environment: EnvironmentName;
  report: (sentence: string) => void;
}

/**
 * Returns the id for the revision, which is the hash of what is kept; undefined without pictures. A release does not wait
 * for a place to keep them: that they cannot be kept is reported, and undefined. [F-20]
 */
export async function keepPictures(
  { store, environment, report }: Keeping,
  pictures: readonly Picture[],
): Promise<string | undefined> {
  if (pictures.length === 0) return undefined;
  const text = JSON.stringify({ when: new Date().toISOString(), pictures: fittingPictures(pictures) });
  try {
    await store.pictures.write(environment, hashOf(text), text);
    return hashOf(text);
  } catch (error) {
    report(`The pictures could not be kept: ${messageOf(error)}`);
    return undefined;
  }
}

/** Undefined once they are pruned. @throws UserFacingError if they are not what the proof has seen */
export async function readPictures(
  store: ReleaseStore,
  environment: EnvironmentName,
  id: string,
): Promise<Picture[] | undefined> {
  const text = await store.pictures.read(environment, id);
  if (text === undefined) return undefined;
  if (hashOf(text) === id) return proofSchema.parse(JSON.parse(text)).pictures;
  throw new UserFacingError(
    `The pictures of this proof are not what it has seen: environments/${environment}/pictures/${id}.json was changed.`,
    'Restore that file from a backup, or remove it: pages and times are in the revision itself.',
  );
}

/** Undefined if that cannot be read. */
export function takenAt(text: string): Date | undefined {
  try {
    return new Date(proofSchema.parse(JSON.parse(text)).when);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return undefined;
    throw error;
  }
}

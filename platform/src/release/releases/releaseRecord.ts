import { manifestSchema, releasedPageSchema } from '@portal/wire';
import * as z from 'zod/mini';
import { UserFacingError } from '#run/faults/UserFacingError.ts';

const named = z.string().check(z.minLength(1));
const namesSchema = z.record(z.string(), z.array(z.string()));

const common = {
  version: named,
  contract: named,
  manifest: manifestSchema,
  integrity: z.record(z.string(), z.string().check(z.startsWith('sha384-'))),
  /** By library: the version the shell brings, or the range a remote needs. */
  shared: z.record(z.string(), z.string()),
  /** Ids of the existing texts, by language; other tools than the portal's may not list them. */
  messages: z.optional(z.object({ en: z.array(z.string()), de: z.array(z.string()) })),
  /** Samples for its own calls, by method and path. */
  answers: z.optional(z.record(z.string(), z.unknown())),
};

/** A page the shell needs. */
const shellLinkSchema = z.object({
  path: named,
  /** What links to it, as the subject of a sentence. */
  from: named,
});

const shellRecordSchema = z.object({
  ...common,
  name: z.literal('shell'),
  /** By shared package. */
  offers: namesSchema,
  shellLinks: z.array(shellLinkSchema),
});

const remoteRecordSchema = z.object({
  ...common,
  name: named,
  area: named,
  /** Imported names, by shared package. */
  uses: namesSchema,
  pages: z.array(releasedPageSchema),
  /** Pages that its code links to, by the contract. */
  links: z.optional(z.array(z.string())),
  manifest: z.extend(manifestSchema, { entry: named }),
});

export type RemoteRecord = z.infer<typeof remoteRecordSchema>;

/** `release.json`, written by the build. */
export type ReleaseRecord = z.infer<typeof shellRecordSchema> | RemoteRecord;

/** @throws UserFacingError if it is invalid */
export function readReleaseRecord(name: string, text: string): ReleaseRecord {
  try {
    const schema = name === 'shell' ? shellRecordSchema : remoteRecordSchema;
    const record = schema.parse(JSON.parse(text));
    if (record.name === name) return record;
    throw new UserFacingError(
      `The build of ${name} is named ${record.name}.`,
      `Build it again: pnpm build ${name} --force`,
    );
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : 'It is not JSON.';
    throw new UserFacingError(
      `${name} has no valid release record (dist/release.json).`,
      `Build it again: pnpm build ${name} --force\n${reason}`,
      error,
    );
  }
}

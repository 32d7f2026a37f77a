import { manifestSchema, releasedPageSchema } from '@portal/wire';
import * as z from 'zod/mini';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { ReleaseName } from '#run/store/releaseStore.ts';

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

/** Where a record is read, and what to do if that fails. */
interface RecordPlace {
  file: string;
  todo: string;
}

const inBuild = (name: string): RecordPlace => ({
  file: 'dist/release.json',
  todo: `Build it again: pnpm build ${name} --force`,
});

/** Its bytes never change: a record that other tools wrote is left for another version. */
export const inStore = ({ name, version }: ReleaseName): RecordPlace => ({
  file: `${name}/${version}/release.json in the release store`,
  todo:
    `It is damaged (pnpm release verify), or ${name} ${version} was released with other tools.\n` +
    `Release it under a new version: pnpm release publish ${name} --environment <environment> --why "…"\n` +
    `Or go back to a revision without it: pnpm release rollback --environment <environment> --to <revision> --why "…"`,
});

/** @throws UserFacingError if it is invalid */
export function readReleaseRecord(name: string, text: string, place = inBuild(name)): ReleaseRecord {
  const schema = name === 'shell' ? shellRecordSchema : remoteRecordSchema;
  const record = parsed<ReleaseRecord>(schema, { name, text, place });
  if (record.name === name) return record;
  throw new UserFacingError(`The build of ${name} is named ${record.name}.`, place.todo);
}

const filesSchema = z.pick(z.object(common), { manifest: true, integrity: true });

/**
 * Only what serving needs, so that a release keeps running when records gain facts.
 * @throws UserFacingError if it is invalid
 */
export const readReleasedFiles = (release: ReleaseName, text: string): z.infer<typeof filesSchema> =>
  parsed(filesSchema, { name: release.name, text, place: inStore(release) });

function parsed<Read>(
  schema: z.ZodMiniType<Read>,
  { name, text, place }: { name: string; text: string; place: RecordPlace },
): Read {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : 'It is not JSON.';
    throw new UserFacingError(
      `${name} has no valid release record (${place.file}).`,
      `${place.todo}\n${reason}`,
      error,
    );
  }
}

import { areaPathsSchema, manifestSchema } from '@portal/wire';
import { z } from 'zod';
import { PortalFault } from '../faults/PortalFault.ts';

const common = {
  version: z.string().min(1),
  contract: z.string().min(1),
  manifest: manifestSchema,
  integrity: z.record(z.string(), z.string().startsWith('sha384-')),
  /** By library: the version that the shell brings, the range that a remote needs. */
  shared: z.record(z.string(), z.string()).optional(),
  /** Ids of the texts that are there, by language. */
  messages: z.object({ en: z.array(z.string()), de: z.array(z.string()) }).optional(),
};

const shellRecordSchema = z.object({ ...common, name: z.literal('shell') });

const remoteRecordSchema = z.object({
  ...common,
  name: z.string().min(1),
  area: z.string().min(1),
  paths: areaPathsSchema,
  manifest: manifestSchema.extend({ entry: z.string().min(1) }),
});

/** `release.json`: what a build says of itself. */
export type ReleaseRecord = z.infer<typeof shellRecordSchema> | z.infer<typeof remoteRecordSchema>;

/** Reads the release record of a package. */
export function readReleaseRecord(name: string, text: string): ReleaseRecord {
  try {
    const schema = name === 'shell' ? shellRecordSchema : remoteRecordSchema;
    const record = schema.parse(JSON.parse(text));
    if (record.name === name) return record;
    throw new PortalFault(
      `The build of ${name} calls itself ${record.name}.`,
      `Build it again: pnpm build ${name} --force`,
    );
  } catch (error) {
    if (error instanceof PortalFault) throw error;
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'It is not JSON.';
    throw new PortalFault(
      `${name} has no valid release record (dist/release.json).`,
      `Build it again: pnpm build ${name} --force\n${reason}`,
      error,
    );
  }
}

import { manifestSchema, remoteReleaseSchema, type ReleasedVersion } from '@portal/wire';
import { z } from 'zod';
import { OverrideRefused } from './OverrideRefused.ts';

const hash = z.string().regex(/^sha384-[\w+/]{64}$/);

const schema = remoteReleaseSchema.omit({ baseUrl: true, lastGood: true }).extend({
  name: z.string().min(1),
  manifest: manifestSchema.extend({ entry: z.string().min(1) }),
  integrity: z.record(z.string(), hash),
  shared: z.record(z.string(), z.string()).default({}),
});

/** What a build says of itself (`release.json`), as far as a page needs it. */
export type OverrideRecord = z.infer<typeof schema>;

/**
 * Reads a build's record. Every file that a page could load has to have its hash: a development build, whose files
 * change under one name, has none. @throws OverrideRefused
 */
export function overrideRecord(text: string, address: string): OverrideRecord {
  const { data, error } = schema.safeParse(parsed(text, address));
  if (error !== undefined) {
    const [issue] = error.issues;
    const detail = `${issue?.path.join('.') || 'release.json'}: ${issue?.message}`;
    throw new OverrideRefused('noRecord', { address, detail }, error);
  }
  const file = filesOf(data).find((one) => !Object.hasOwn(data.integrity, one));
  if (file !== undefined) throw new OverrideRefused('noHash', { file });
  return data;
}

function parsed(text: string, address: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OverrideRefused('noRecord', { address, detail: 'JSON' }, error);
  }
}

/** Every script and style sheet of a build that a page could load, each once. */
export function filesOf({ manifest }: Pick<ReleasedVersion, 'manifest'>): string[] {
  const groups = [manifest.exposed, ...Object.values(manifest.chunks)];
  return [...new Set([manifest.entry, ...groups.flatMap(({ js, css }) => [...js, ...css])])];
}

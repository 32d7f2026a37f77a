import { filesWithoutHash } from '@portal/release-rules';
import { manifestSchema, remoteReleaseSchema, z } from '@portal/wire';
import { OverrideRefused } from './OverrideRefused.ts';

const hash = z.string().check(z.regex(/^sha384-[\w+/]{64}$/));

const named = z.string().check(z.minLength(1));

/** Goes into names and messages; an unlisted remote supplies its own. */
const remoteName = z.string().check(z.regex(/^(?!shell$)[a-z][a-z\d-]*$/, 'must be the name of a remote'));

const schema = z.extend(z.omit(remoteReleaseSchema, { baseUrl: true, lastGood: true }), {
  name: remoteName,
  manifest: z.extend(manifestSchema, { entry: named }),
  integrity: z.record(z.string(), hash),
});

/** A build's `release.json`, as far as a page needs it. */
export type OverrideRecord = z.infer<typeof schema>;

/**
 * Every loadable file needs a hash; development builds have none, since their files change under the same name. @throws
 * OverrideRefused
 */
export function overrideRecord(text: string, address: string): OverrideRecord {
  const { data, error } = schema.safeParse(parsed(text, address));
  if (error !== undefined) {
    const [issue] = error.issues;
    const detail = `${issue?.path.join('.') || 'release.json'}: ${issue?.message}`;
    throw new OverrideRefused('noRecord', { address, detail }, error);
  }
  const [file] = filesWithoutHash(data.manifest, data.integrity);
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

import { filesWithoutHash } from '@portal/release-rules';
import { manifestSchema, remoteReleaseSchema, z } from '@portal/wire';
import { OverrideRefused } from './OverrideRefused.ts';

const hash = z.string().check(z.regex(/^sha384-[\w+/]{64}$/));

const named = z.string().check(z.minLength(1));

/** As remotes are called: it becomes part of names and messages, and one that is not listed yet brings its own. */
const remoteName = z.string().check(z.regex(/^(?!shell$)[a-z][a-z\d-]*$/, 'must be the name of a remote'));

const schema = z.extend(z.omit(remoteReleaseSchema, { baseUrl: true, lastGood: true }), {
  name: remoteName,
  manifest: z.extend(manifestSchema, { entry: named }),
  integrity: z.record(z.string(), hash),
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

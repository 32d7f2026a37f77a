import * as z from 'zod/mini';
import type { ReleaseName, ReleaseStore } from '#run/store/releaseStore.ts';

const sourceSchema = z.object({
  /** Full commit hash; null without Git. */
  commit: z.nullable(z.string().check(z.minLength(7))),
  /** Null if no branch is checked out. */
  branch: z.nullable(z.string().check(z.minLength(1))),
  /** Null if unknown. */
  clean: z.nullable(z.boolean()),
  /** Lies in a checkout of Git, which does not track it. */
  untracked: z.optional(z.boolean()),
});

/** What a release was built from. */
export type Source = z.infer<typeof sourceSchema>;

const recordedSchema = z.extend(sourceSchema, { at: z.iso.datetime() });

export const unknownSource: Source = { commit: null, branch: null, clean: null };

/** For history and status page. */
export function sourceText(source: Source | undefined): string {
  if (source === undefined) return 'not recorded';
  const { commit, branch, clean } = source;
  if (commit === null)
    return source.untracked === true ? 'unknown (not committed to Git yet)' : 'unknown (no Git)';
  const place = branch === null ? commit.slice(0, 7) : `${commit.slice(0, 7)} on ${branch}`;
  return clean === false ? `${place}, with uncommitted changes` : place;
}

/** Per commit and state, however often it is published. */
const keyOf = ({ commit, clean }: Source): string =>
  commit === null ? 'unknown' : `${commit}${clean === false ? '-changed' : ''}`;

/** Kept apart from the release's files, since the same files may come from several commits. */
export async function recordSource(store: ReleaseStore, release: ReleaseName, source: Source): Promise<void> {
  const text = `${JSON.stringify({ ...source, at: new Date().toISOString() })}\n`;
  await store.addSource(release, keyOf(source), text);
}

/** The first recorded commit, preferred over uncommitted states; undefined if there is none. */
export async function sourceOf(store: ReleaseStore, release: ReleaseName): Promise<Source | undefined> {
  const recorded = (await store.sources(release)).flatMap((text) => parsed(text) ?? []);
  const [best] = recorded.toSorted((a, b) => rankOf(a) - rankOf(b) || Date.parse(a.at) - Date.parse(b.at));
  if (best === undefined) return undefined;
  const { at: _recorded, ...source } = best;
  return source;
}

function rankOf({ commit, clean }: Source): number {
  if (commit === null) return 2;
  return clean === false ? 1 : 0;
}

/** Damaged ones are ignored. */
function parsed(text: string) {
  try {
    return recordedSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

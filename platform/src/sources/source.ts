import * as z from 'zod/mini';
import type { ReleaseName, ReleaseStore } from '../store/releaseStore.ts';

const sourceSchema = z.object({
  /** Full name of the commit; null where there was no Git to ask. */
  commit: z.nullable(z.string().check(z.minLength(7))),
  /** Null where no branch is checked out. */
  branch: z.nullable(z.string().check(z.minLength(1))),
  /** Whether everything was committed; null where nobody could say. */
  clean: z.nullable(z.boolean()),
});

/** Where the files that a release was built from came from. */
export type Source = z.infer<typeof sourceSchema>;

const recordedSchema = z.extend(sourceSchema, { at: z.iso.datetime() });

export const unknownSource: Source = { commit: null, branch: null, clean: null };

/** A source in words, as history and status page show it; undefined where none was recorded. */
export function sourceText(source: Source | undefined): string {
  if (source === undefined) return 'not recorded';
  const { commit, branch, clean } = source;
  if (commit === null) return 'unknown (no Git)';
  const place = branch === null ? commit.slice(0, 7) : `${commit.slice(0, 7)} on ${branch}`;
  return clean === false ? `${place}, with uncommitted changes` : place;
}

/** One commit in one state is one source of a release, however often it is published from there. */
const keyOf = ({ commit, clean }: Source): string =>
  commit === null ? 'unknown' : `${commit}${clean === false ? '-changed' : ''}`;

/**
 * Keeps where a release was built from, next to it: its own files say nothing of it, so that the same files may come
 * from another commit as well.
 */
export async function recordSource(store: ReleaseStore, release: ReleaseName, source: Source): Promise<void> {
  const text = `${JSON.stringify({ ...source, at: new Date().toISOString() })}\n`;
  await store.addSource(release, keyOf(source), text);
}

/** The first commit that gave a release, before any uncommitted state of one; undefined where none was recorded. */
export async function sourceOf(store: ReleaseStore, release: ReleaseName): Promise<Source | undefined> {
  const recorded = (await store.sources(release)).flatMap((text) => parsed(text) ?? []);
  const [best] = recorded.toSorted((a, b) => rankOf(a) - rankOf(b) || Date.parse(a.at) - Date.parse(b.at));
  if (best === undefined) return undefined;
  const { commit, branch, clean } = best;
  return { commit, branch, clean };
}

const rankOf = ({ commit, clean }: Source): number => (commit === null ? 2 : clean === false ? 1 : 0);

/** One that is damaged says nothing. */
function parsed(text: string) {
  try {
    return recordedSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

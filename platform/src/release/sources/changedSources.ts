import { retired, versionChanges } from '../releases/environmentChanges.ts';
import type { Revision } from '../releases/revision.ts';
import type { ReleaseStore } from '#run/store/releaseStore.ts';
import { sourceOf, sourceText } from './source.ts';

/** The rest is counted. */
const shown = 2;

/**
 * What a revision's new versions, or one package, were built from, in words.
 * @param before the previous revision, if it can be read
 */
export async function changedSources(
  store: ReleaseStore,
  revision: Revision,
  { before, only }: { before: Revision | undefined; only?: string | undefined },
): Promise<string> {
  const brought = versionChanges(before?.environment, revision.environment).flatMap(({ name, after }) =>
    after === undefined || after === retired || (only !== undefined && name !== only)
      ? []
      : [{ name, version: after }],
  );
  const texts = await Promise.all(brought.map(async (one) => sourceText(await sourceOf(store, one))));
  const different = [...new Set(texts)];
  const more = different.length - shown;
  const all = [...different.slice(0, shown), ...(more > 0 ? [`${more} more`] : [])];
  return all.length === 0 ? '–' : all.join('; ');
}

import type { ServedTag } from '@portal/wire';
import type { Research } from '#areas/filters/tag-filters/ResearchIndex.ts';
import { noResearch, withRows, type ResearchRow } from '#areas/filters/tag-filters/researchColumns.ts';

const plain = { libraries: 1, day: 0, at: 0, paper: null, language: 'en', ent: [], tagIds: [] };

/** Research in memory, with ids from 1. */
export function researchOf(tags: ServedTag[], rows: readonly Partial<ResearchRow>[] = []): Research {
  const publications = withRows(
    noResearch,
    rows.map((row, index) => ({ ...plain, id: index + 1, ...row })),
  );
  return { tags, publications, versions: { publications: 0, tags: 0, ratings: 0, newest: rows.length } };
}

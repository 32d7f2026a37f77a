import type { Services } from '#Services.ts';
import { currentRatings } from '../currentRatings.ts';
import { tagsById } from '../tags/tagsById.ts';
import { presentEdition, presentPublication, rowsById, type PublicationRow } from '../present.ts';
import type { Entry, Shown } from './recordTexts.ts';

/** Makes JSON that is not cached, by publication id. */
export function textMaker({ db }: Pick<Services, 'db'>) {
  const tagsAt = tagsById(db);
  const ratingsAt = currentRatings(db);
  const rowsOf = (entries: readonly Entry[]) =>
    rowsById(
      db,
      entries.map(({ id }) => id),
    );
  const entitledIn = (entries: readonly Entry[]) =>
    new Set(entries.filter(({ entitled }) => entitled).map(({ id }) => id));
  const textsOf = (rows: readonly PublicationRow[], present: (row: PublicationRow) => object) =>
    new Map(rows.map((row) => [row.id, JSON.stringify(present(row))]));
  return {
    records: async (missing: readonly Entry[], { versions, kinds }: Shown) => {
      const [rows, tags, ratings] = await Promise.all([
        rowsOf(missing),
        tagsAt.get(versions.tags),
        ratingsAt.get(versions.ratings),
      ]);
      const open = entitledIn(missing);
      return textsOf(rows, (row) =>
        presentPublication(row, { tags, ratings, kinds, entitled: open.has(row.id) }),
      );
    },
    editions: async (missing: readonly Entry[], versions: Shown['versions']) => {
      const [rows, tags] = await Promise.all([rowsOf(missing), tagsAt.get(versions.tags)]);
      const open = entitledIn(missing);
      return textsOf(rows, (row) => presentEdition(row, { tags, entitled: open.has(row.id) }));
    },
  };
}

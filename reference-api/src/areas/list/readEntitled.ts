import { entitledBy } from '#areas/publication/conditions.ts';
import { readPage, type Page, type PageRequest, type Selection } from '#areas/publication/repository.ts';
import type { Db } from '#db/Db.ts';

interface EntitledChoice {
  entitled?: 'true' | 'false' | 'auto' | undefined;
}

export interface EntitledPage extends Page {
  /** What the answer reports about the publications left out. */
  metadata: { outside?: number; entitled_only?: boolean };
}

/** As requested; with `auto`, if more than a third of what was found, but not all, is closed to the client. [L-22] */
export const leavesOutside = (
  choice: EntitledChoice['entitled'],
  { outside, total }: Pick<Page, 'outside' | 'total'>,
): boolean => choice === 'true' || (choice === 'auto' && outside * 3 > total && outside < total);

/** Reads a list that leaves something out twice, since only the whole shows how much is missing. [L-22] */
export async function readEntitled(
  db: Db,
  { entitled: choice }: EntitledChoice,
  { selection, page }: { selection: Selection; page: PageRequest },
): Promise<EntitledPage> {
  if (choice === undefined) return { ...(await readPage(db, selection, page)), metadata: {} };
  const all = await readPage(db, { ...selection, countsOutside: true }, page);
  const isLeftOut = leavesOutside(choice, all);
  const metadata = { outside: all.outside, entitled_only: isLeftOut };
  if (!isLeftOut || all.outside === 0) return { ...all, metadata };
  const conditions = [...selection.conditions, entitledBy(page.keys)];
  return { ...(await readPage(db, { ...selection, conditions }, page)), metadata };
}

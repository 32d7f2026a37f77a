import { entitledBy } from './conditions.ts';
import type { Page, PageWanted, publicationRepository, Selection } from './repository.ts';

interface Asked {
  entitled?: 'true' | 'false' | 'auto' | undefined;
}

interface EntitledPage extends Page {
  /** What the answer says of what the client is not entitled to. */
  told: { outside?: number; entitled_only?: boolean };
}

/**
 * Whether what the client cannot open is left out: as asked or, left to the list, where it is more than a third of what is found, but not
 * all of it. [L-22]
 */
export const leavesOutside = (
  asked: Asked['entitled'],
  { outside, total }: Pick<Page, 'outside' | 'total'>,
): boolean => asked === 'true' || (asked === 'auto' && outside * 3 > total && outside < total);

/**
 * A page of what the client is entitled to, or of everything. A list that leaves something out is read twice: how much that is can be
 * told from the whole alone. [L-22]
 */
export async function readEntitled(
  publications: ReturnType<typeof publicationRepository>,
  { entitled: asked }: Asked,
  { selection, wanted }: { selection: Selection; wanted: PageWanted },
): Promise<EntitledPage> {
  if (asked === undefined) return { ...(await publications.page(selection, wanted)), told: {} };
  const all = await publications.page({ ...selection, countsOutside: true }, wanted);
  const isLeftOut = leavesOutside(asked, all);
  const told = { outside: all.outside, entitled_only: isLeftOut };
  if (!isLeftOut || all.outside === 0) return { ...all, told };
  const conditions = [...selection.conditions, entitledBy(wanted.keys)];
  return { ...(await publications.page({ ...selection, conditions }, wanted)), told };
}

export interface ResearchRow {
  id: number;
  libraries: number;
  /** Its day in Zurich, see dayNumber. */
  day: number;
  tagIds: readonly number[];
  paper: string | null;
}

/** In the order of ids, one array per fact: adjacent numbers are read ten times as fast as objects. */
export interface ResearchColumns {
  ids: Int32Array;
  libraries: Int16Array;
  days: Int32Array;
  /** Where each place's tags begin in `tagIds`; the last entry is the total. */
  firstTag: Int32Array;
  tagIds: Int32Array;
  /** The place of the paper's next edition; -1 if there is none. */
  nextEdition: Int32Array;
  /** A 1 for every edition of a paper except its first. */
  isLater: Uint8Array;
  /** By paper. */
  lastEdition: ReadonlyMap<string, number>;
}

export const noResearch: ResearchColumns = {
  ids: new Int32Array(),
  libraries: new Int16Array(),
  days: new Int32Array(),
  firstTag: new Int32Array(1),
  tagIds: new Int32Array(),
  nextEdition: new Int32Array(),
  isLater: new Uint8Array(),
  lastEdition: new Map(),
};

/** Extends the chains from edition to edition. */
function withEditions(before: ResearchColumns, rows: readonly ResearchRow[]) {
  const count = before.ids.length;
  const nextEdition = new Int32Array(count + rows.length).fill(-1);
  const isLater = new Uint8Array(count + rows.length);
  const lastEdition = new Map(before.lastEdition);
  nextEdition.set(before.nextEdition);
  isLater.set(before.isLater);
  rows.forEach(({ paper }, index) => {
    if (paper === null) return;
    const place = count + index;
    const last = lastEdition.get(paper);
    lastEdition.set(paper, place);
    if (last === undefined) return;
    nextEdition[last] = place;
    isLater[place] = 1;
  });
  return { nextEdition, isLater, lastEdition };
}

export function withRows(before: ResearchColumns, rows: readonly ResearchRow[]): ResearchColumns {
  const count = before.ids.length;
  const tagCount = rows.reduce((sum, { tagIds }) => sum + tagIds.length, before.tagIds.length);
  const length = count + rows.length;
  const columns: ResearchColumns = {
    ids: new Int32Array(length),
    libraries: new Int16Array(length),
    days: new Int32Array(length),
    firstTag: new Int32Array(length + 1),
    tagIds: new Int32Array(tagCount),
    ...withEditions(before, rows),
  };
  columns.ids.set(before.ids);
  columns.libraries.set(before.libraries);
  columns.days.set(before.days);
  columns.firstTag.set(before.firstTag);
  columns.tagIds.set(before.tagIds);
  let tag = before.tagIds.length;
  rows.forEach(({ id, libraries, day, tagIds }, index) => {
    const place = count + index;
    columns.ids[place] = id;
    columns.libraries[place] = libraries;
    columns.days[place] = day;
    columns.tagIds.set(tagIds, tag);
    tag += tagIds.length;
    columns.firstTag[place + 1] = tag;
  });
  return columns;
}

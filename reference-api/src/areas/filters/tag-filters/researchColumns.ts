import { TagPlaces } from './TagPlaces.ts';

export interface ResearchRow {
  id: number;
  libraries: number;
  /** Its day in Zurich, see dayNumber. */
  day: number;
  tagIds: readonly number[];
  paper: string | null;
  language: string;
  /** Microseconds since 1970. */
  at: number;
  ent: readonly number[];
}

/** In the order of ids, one array per fact: adjacent numbers are read ten times as fast as objects. */
export interface ResearchColumns {
  ids: Int32Array;
  libraries: Int16Array;
  days: Int32Array;
  /** Microseconds since 1970. */
  times: Float64Array;
  /** Places by date, then id. */
  byDate: Int32Array;
  /** Places in `spoken`. */
  languages: Uint8Array;
  spoken: readonly string[];
  /** Places in `entSets`: publications share a few hundred sets of entitlement keys. */
  grants: Int32Array;
  entSets: readonly (readonly number[])[];
  /** Where each place's tags begin in `tagIds`; the last entry is the total. */
  firstTag: Int32Array;
  tagIds: Int32Array;
  tagPlaces: TagPlaces;
  /** The place of the paper's next edition; -1 if there is none. */
  nextEdition: Int32Array;
  /** The place of the paper's first edition; its own if there is no other. */
  firstEdition: Int32Array;
  /** By paper. Shared by columns that extend each other, and right for the last of them. */
  lastEdition: Map<string, number>;
}

export const noResearch: ResearchColumns = {
  ids: new Int32Array(),
  libraries: new Int16Array(),
  days: new Int32Array(),
  times: new Float64Array(),
  byDate: new Int32Array(),
  languages: new Uint8Array(),
  spoken: [],
  grants: new Int32Array(),
  entSets: [],
  firstTag: new Int32Array(1),
  tagIds: new Int32Array(),
  tagPlaces: new TagPlaces(),
  nextEdition: new Int32Array(),
  firstEdition: new Int32Array(),
  lastEdition: new Map(),
};

/** Extends the chains from edition to edition. */
function withEditions(before: ResearchColumns, rows: readonly ResearchRow[]) {
  const count = before.ids.length;
  const nextEdition = new Int32Array(count + rows.length).fill(-1, count);
  const firstEdition = new Int32Array(count + rows.length);
  const lastEdition = count === 0 ? new Map<string, number>() : before.lastEdition;
  nextEdition.set(before.nextEdition);
  firstEdition.set(before.firstEdition);
  rows.forEach(({ paper }, index) => {
    const place = count + index;
    firstEdition[place] = place;
    if (paper === null) return;
    const last = lastEdition.get(paper);
    lastEdition.set(paper, place);
    if (last === undefined) return;
    nextEdition[last] = place;
    firstEdition[place] = firstEdition[last] ?? last;
  });
  return { nextEdition, firstEdition, lastEdition };
}

/** Numbers equal values alike, and extends the values known before. */
function numbered<Value>(known: readonly Value[], nameOf: (value: Value) => string) {
  const values = [...known];
  const numbers = new Map(values.map((value, index) => [nameOf(value), index]));
  const numberOf = (value: Value): number => {
    const name = nameOf(value);
    const number = numbers.get(name) ?? values.push(value) - 1;
    numbers.set(name, number);
    return number;
  };
  return { values, numberOf };
}

/** Merges the new places, most of them later than all before. */
function datesMerged(before: Int32Array, times: Float64Array): Int32Array {
  const earlier = (one: number, other: number) => (times[one] ?? 0) - (times[other] ?? 0) || one - other;
  const added = Int32Array.from(
    { length: times.length - before.length },
    (_, index) => before.length + index,
  );
  added.sort(earlier);
  const merged = new Int32Array(times.length);
  if (before.length === 0 || earlier(before.at(-1) ?? 0, added[0] ?? Infinity) < 0) {
    merged.set(before);
    merged.set(added, before.length);
    return merged;
  }
  let old = 0;
  let fresh = 0;
  for (let at = 0; at < merged.length; at++) {
    const takesOld =
      fresh === added.length || (old < before.length && earlier(before[old] ?? 0, added[fresh] ?? 0) < 0);
    merged[at] = (takesOld ? before[old++] : added[fresh++]) ?? 0;
  }
  return merged;
}

/** `before` must be what was extended last: what only the newest columns need is shared. */
export function withRows(before: ResearchColumns, rows: readonly ResearchRow[]): ResearchColumns {
  const count = before.ids.length;
  const tagCount = rows.reduce((sum, { tagIds }) => sum + tagIds.length, before.tagIds.length);
  const length = count + rows.length;
  const spoken = numbered(before.spoken, (language) => language);
  const entSets = numbered(before.entSets, (ent) => ent.join(' '));
  const columns = {
    ids: new Int32Array(length),
    libraries: new Int16Array(length),
    days: new Int32Array(length),
    times: new Float64Array(length),
    languages: new Uint8Array(length),
    grants: new Int32Array(length),
    firstTag: new Int32Array(length + 1),
    tagIds: new Int32Array(tagCount),
  };
  columns.ids.set(before.ids);
  columns.libraries.set(before.libraries);
  columns.days.set(before.days);
  columns.times.set(before.times);
  columns.languages.set(before.languages);
  columns.grants.set(before.grants);
  columns.firstTag.set(before.firstTag);
  columns.tagIds.set(before.tagIds);
  let tag = before.tagIds.length;
  rows.forEach(({ id, libraries, day, at, language, ent, tagIds }, index) => {
    const place = count + index;
    columns.ids[place] = id;
    columns.libraries[place] = libraries;
    columns.days[place] = day;
    columns.times[place] = at;
    columns.languages[place] = spoken.numberOf(language);
    columns.grants[place] = entSets.numberOf(ent);
    columns.tagIds.set(tagIds, tag);
    tag += tagIds.length;
    columns.firstTag[place + 1] = tag;
  });
  return {
    ...columns,
    tagPlaces: count === 0 ? new TagPlaces() : before.tagPlaces,
    ...withEditions(before, rows),
    spoken: spoken.values,
    entSets: entSets.values,
    byDate: datesMerged(before.byDate, columns.times),
  };
}

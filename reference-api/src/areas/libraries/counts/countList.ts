import type { Language } from '@portal/contract';
import type { Research } from '../tag-filters/ResearchIndex.ts';
import type { ListFilter } from './listFilters.ts';

/** A list to count, with filters that can be left out one by one. */
export interface CountedList {
  /** Bits of the library that holds the list; undefined: all publications. */
  libraries: number | undefined;
  filters: readonly ListFilter[];
  /** The reader's language if the editions of a paper count as one. */
  folding: Language | undefined;
  /** What the client may read. */
  keys: readonly number[];
}

/** Papers, or publications where editions are separate. */
export interface PaperCount {
  all: number;
  /** With an edition that the client may read. */
  open: number;
}

export interface ListCounts {
  whole: PaperCount;
  /** Without each filter, in their order. */
  without: PaperCount[];
  /**
   * Of the first `most` papers of the list (without a filter, by its index), how many there are, and how many the client
   * may not read.
   */
  firstOf: (most: number, order: 'asc' | 'desc', without?: number) => { total: number; outside: number };
}

/** What a publication meets: all filters, all but the one with this index, or less. */
const [meetsAll, meetsTooFew] = [-1, -2];

/** Finds what each publication meets. Always one pass. */
function missedFilters(research: Research, { libraries, filters }: CountedList): Int16Array {
  const { ids, libraries: filed, firstTag, tagIds } = research.publications;
  const usesOf: number[][] = [];
  filters.forEach(({ tags }, index) => {
    for (const tag of tags ?? []) (usesOf[tag] ??= []).push(index);
  });
  /** The last place with a tag of the filter. */
  const taggedAt = new Int32Array(filters.length).fill(-1);

  function isMet({ excludes = false, tags, test }: ListFilter, index: number, place: number): boolean {
    if (tags !== undefined) return (taggedAt[index] === place) !== excludes;
    return test === undefined || test(place);
  }

  return Int16Array.from(ids, (_, place) => {
    if (libraries !== undefined && ((filed[place] ?? 0) & libraries) === 0) return meetsTooFew;
    for (let at = firstTag[place] ?? 0, end = firstTag[place + 1] ?? 0; at < end; at++)
      for (const index of usesOf[tagIds[at] ?? 0] ?? []) taggedAt[index] = place;
    let missed = meetsAll;
    for (let index = 0; index < filters.length; index++) {
      if (isMet(filters[index] as ListFilter, index, place)) continue;
      if (missed !== meetsAll) return meetsTooFew;
      missed = index;
    }
    return missed;
  });
}

/** A 1 for each set of entitlement keys that opens its publications to the client. */
const openSets = ({ publications }: Research, keys: readonly number[]): Uint8Array =>
  Uint8Array.from(publications.entSets, (ent) => Number(ent.some((key) => keys.includes(key))));

/**
 * Counts a list, and the list without each of its filters, in one pass over all publications. A paper counts if one of
 * its editions is in the list. [L-24]
 */
export function countList(research: Research, list: CountedList): ListCounts {
  const { publications } = research;
  const { nextEdition, firstEdition, grants } = publications;
  const missed = missedFilters(research, list);
  const opens = openSets(research, list.keys);
  const isOpen = (place: number) => opens[grants[place] ?? 0] === 1;
  const folded = list.folding !== undefined;
  const next = (place: number) => (folded ? (nextEdition[place] ?? -1) : -1);

  // Papers that meet all filters, and those that only do without one filter.
  const whole = { all: 0, open: 0 };
  const only = list.filters.map(() => ({ all: 0, open: 0 }));
  const counted = { all: new Int32Array(only.length).fill(-1), open: new Int32Array(only.length).fill(-1) };

  function countPaper(first: number): void {
    const meets = { all: false, open: false };
    for (let place = first; place >= 0; place = next(place)) {
      if (missed[place] !== meetsAll) continue;
      meets.all = true;
      meets.open ||= isOpen(place);
    }
    whole.all += Number(meets.all);
    whole.open += Number(meets.open);
    if (meets.open) return;
    for (let place = first; place >= 0; place = next(place)) {
      const index = missed[place] ?? meetsTooFew;
      const one = only[index];
      if (one === undefined) continue;
      if (!meets.all && counted.all[index] !== first) {
        counted.all[index] = first;
        one.all++;
      }
      if (isOpen(place) && counted.open[index] !== first) {
        counted.open[index] = first;
        one.open++;
      }
    }
  }

  for (let place = 0; place < missed.length; place++)
    if (!folded || firstEdition[place] === place) countPaper(place);

  const without = only.map(({ all, open }) => ({ all: whole.all + all, open: whole.open + open }));
  const isIn = (place: number, filter: number | undefined) =>
    missed[place] === meetsAll || (filter !== undefined && missed[place] === filter);
  return {
    whole,
    without,
    firstOf: (most, order, filter) =>
      firstPapers(publications.byDate, order, {
        most,
        leads: (place) => isIn(place, filter) && leads(place, (other) => isIn(other, filter)),
        isOpen,
      }),
  };

  /** As `leadsPaper` of lists: entitled editions first, then the reader's language, then the newest. [L-16] */
  function leads(place: number, isListed: (other: number) => boolean): boolean {
    if (!folded) return true;
    for (let other = firstEdition[place] ?? place; other >= 0; other = next(other))
      if (other !== place && isListed(other) && comesFirst(other, place)) return false;
    return true;
  }

  function comesFirst(one: number, other: number): boolean {
    const { times, languages, spoken } = publications;
    const isSpoken = (place: number) => spoken[languages[place] ?? 0] === list.folding;
    if (isOpen(one) !== isOpen(other)) return isOpen(one);
    if (isSpoken(one) !== isSpoken(other)) return isSpoken(one);
    return ((times[one] ?? 0) - (times[other] ?? 0) || one - other) > 0;
  }
}

interface Firsts {
  most: number;
  leads: (place: number) => boolean;
  isOpen: (place: number) => boolean;
}

function firstPapers(byDate: Int32Array, order: 'asc' | 'desc', { most, leads, isOpen }: Firsts) {
  let [total, outside] = [0, 0];
  for (let at = 0; at < byDate.length && total < most; at++) {
    const place = byDate[order === 'asc' ? at : byDate.length - 1 - at] ?? 0;
    if (!leads(place)) continue;
    total++;
    if (!isOpen(place)) outside++;
  }
  return { total, outside };
}

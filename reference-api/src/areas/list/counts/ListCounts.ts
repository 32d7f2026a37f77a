import type { Language } from '@portal/contract';
import type { Research } from '#areas/filters/tag-filters/ResearchIndex.ts';
import type { ListFilter } from './listFilters.ts';
import { meetsAll, missedFilters } from './missedFilters.ts';

/** A list to count, with filters that can be left out one by one. */
interface CountedList {
  /** Bits of the library that holds the list; undefined: all publications. */
  libraries: number | undefined;
  filters: readonly ListFilter[];
  /** The reader's language if the editions of a paper count as one. */
  folding: Language | undefined;
  /** What the client may read. */
  keys: readonly number[];
}

/** Papers, or publications where editions are separate. */
interface PaperCount {
  all: number;
  /** With an edition that the client may read. */
  open: number;
}

/** The first papers of a list. */
interface Beginning {
  most: number;
  order: 'asc' | 'desc';
  /** The index of a filter that is left out. */
  without?: number | undefined;
}

/** Counts a list, and the list without each of its filters, in one pass over all publications. [L-24] */
export class ListCounts {
  readonly whole: PaperCount = { all: 0, open: 0 };
  /** What only the list without this filter has, by its index. */
  private readonly more: (PaperCount & { lastPaper: number; lastOpenPaper: number })[];
  private readonly missed: Int16Array;
  /** A 1 for each set of entitlement keys that opens its publications to the client. */
  private readonly opens: Uint8Array;

  constructor(
    private readonly research: Research,
    private readonly list: CountedList,
  ) {
    const { entSets, firstEdition } = research.publications;
    const keys = new Set(list.keys);
    this.opens = Uint8Array.from(entSets, (ent) => Number(ent.some((key) => keys.has(key))));
    this.missed = missedFilters(research, list);
    this.more = list.filters.map(() => ({ all: 0, open: 0, lastPaper: -1, lastOpenPaper: -1 }));
    for (let place = 0; place < this.missed.length; place++)
      if (list.folding === undefined || firstEdition[place] === place) this.countPaper(place);
  }

  without(filter: number): PaperCount {
    const { all, open } = this.more[filter] ?? { all: 0, open: 0 };
    return { all: this.whole.all + all, open: this.whole.open + open };
  }

  /** How many there are, and how many the client may not read. */
  firstOf({ most, order, without }: Beginning): { total: number; outside: number } {
    const { byDate } = this.research.publications;
    let total = 0;
    let outside = 0;
    for (let at = 0; at < byDate.length && total < most; at++) {
      const place = byDate[order === 'asc' ? at : byDate.length - 1 - at] ?? 0;
      if (!this.leads(place, without)) continue;
      total++;
      if (!this.isOpen(place)) outside++;
    }
    return { total, outside };
  }

  private isOpen(place: number): boolean {
    return this.opens[this.research.publications.grants[place] ?? 0] === 1;
  }

  /** All editions of its paper, from its first; just itself if editions are separate. */
  private editions(place: number): number[] {
    if (this.list.folding === undefined) return [place];
    const editions = [];
    const first = this.research.publications.firstEdition[place] ?? place;
    for (let at = first; at >= 0; at = this.next(at)) editions.push(at);
    return editions;
  }

  private next(edition: number): number {
    return this.list.folding === undefined ? -1 : (this.research.publications.nextEdition[edition] ?? -1);
  }

  /** A paper is in the list if one of its editions is. */
  private countPaper(first: number): void {
    let isListed = false;
    let isOpen = false;
    for (let place = first; place >= 0; place = this.next(place)) {
      if (this.missed[place] !== meetsAll) continue;
      isListed = true;
      isOpen ||= this.isOpen(place);
    }
    if (isListed) this.whole.all++;
    if (isOpen) this.whole.open++;
    else for (let place = first; place >= 0; place = this.next(place)) this.countMore(place, first, isListed);
  }

  /** Counts the paper in the list without the filter that this edition does not meet, once. */
  private countMore(place: number, paper: number, isListed: boolean): void {
    const more = this.more[this.missed[place] ?? meetsAll];
    if (more === undefined) return;
    if (!isListed && more.lastPaper !== paper) {
      more.lastPaper = paper;
      more.all++;
    }
    if (!this.isOpen(place) || more.lastOpenPaper === paper) return;
    more.lastOpenPaper = paper;
    more.open++;
  }

  private isListed(place: number, without: number | undefined): boolean {
    const missed = this.missed[place];
    return missed === meetsAll || (without !== undefined && missed === without);
  }

  /** Whether it stands for its paper in the list, see `leadsPaper`. [L-16] */
  private leads(place: number, without: number | undefined): boolean {
    if (!this.isListed(place, without)) return false;
    return this.editions(place).every(
      (other) => other === place || !this.isListed(other, without) || this.comesFirst(place, other),
    );
  }

  /** Entitled editions first, then the reader's language, then the newest. */
  private comesFirst(one: number, other: number): boolean {
    const { times, languages, spoken } = this.research.publications;
    const isSpoken = (place: number) => spoken[languages[place] ?? 0] === this.list.folding;
    if (this.isOpen(one) !== this.isOpen(other)) return this.isOpen(one);
    if (isSpoken(one) !== isSpoken(other)) return isSpoken(one);
    return ((times[one] ?? 0) - (times[other] ?? 0) || one - other) > 0;
  }
}

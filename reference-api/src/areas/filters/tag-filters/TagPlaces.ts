import type { ResearchColumns } from './researchColumns.ts';

type Tagged = Pick<ResearchColumns, 'ids' | 'firstTag' | 'tagIds'>;

/** Grows by doubling. */
class Places {
  private room = new Int32Array(8);
  private length = 0;

  add(place: number): void {
    if (this.length === this.room.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.room);
      this.room = larger;
    }
    this.room[this.length++] = place;
  }

  /** In ascending order, below `end`. */
  below(end: number): Int32Array {
    let length = this.length;
    while (length > 0 && (this.room[length - 1] ?? 0) >= end) length--;
    return this.room.subarray(0, length);
  }
}

const none = new Int32Array();

/**
 * The places of the publications with each tag, extended by what is read or published: shared by columns that extend each other, so an older one may see fewer places than there are.
 */
export class TagPlaces {
  private readonly byTag = new Map<number, Places>();
  private known = 0;

  of(tag: number, columns: Tagged): Int32Array {
    this.extend(columns);
    return this.byTag.get(tag)?.below(columns.ids.length) ?? none;
  }

  /** With what is not known yet. */
  extend(columns: Tagged): void {
    for (; this.known < columns.ids.length; this.known++) this.learn(this.known, columns);
  }

  private learn(place: number, { firstTag, tagIds }: Tagged): void {
    for (let at = firstTag[place] ?? 0; at < (firstTag[place + 1] ?? 0); at++) {
      const tag = tagIds[at] ?? 0;
      const places = this.byTag.get(tag) ?? new Places();
      places.add(place);
      this.byTag.set(tag, places);
    }
  }
}

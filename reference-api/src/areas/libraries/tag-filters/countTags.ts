import type { ListFilters, TagFilters } from '@portal/wire';
import { dayNumber } from '#publishingDay.ts';
import type { Research } from './ResearchIndex.ts';

/** How often tags are borne, by their id; what is not in it, never. */
export type TagCounts = (id: number) => number;

export interface CountQuestion extends ListFilters {
  /** The bits of the libraries that are counted in. */
  libraries: number;
  /** Ids of tags of which a publication must have one, whatever its category; everything when left out. */
  anyOf?: readonly number[] | undefined;
  /** Ids of what a search found, each with a 1 at its place; everything when left out. */
  found?: Uint8Array | undefined;
  /** The editions of a paper count as one. @default false */
  folded?: boolean | undefined;
}

/** The values that filter something, by category. */
function chosenValues(filters: TagFilters = {}): Map<string, Set<string>> {
  const chosen = new Map<string, Set<string>>();
  for (const [category, values] of Object.entries(filters)) {
    const name = category.normalize('NFC');
    const all = [...(chosen.get(name) ?? []), ...values.map((value) => value.normalize('NFC'))];
    if (all.length > 0) chosen.set(name, new Set(all));
  }
  return chosen;
}

/** What the filters mean for each tag, by its id: columns of numbers, for the loop over all publications. */
function plan({ tags }: Research, { tag_filters, tag_not_filters, anyOf }: CountQuestion) {
  const [chosen, excluded] = [chosenValues(tag_filters), chosenValues(tag_not_filters)];
  const bitOf = new Map([...chosen.keys()].map((category, index) => [category, 1 << index]));
  const room = tags.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const [meets, group, bars] = [new Int32Array(room), new Int32Array(room), new Uint8Array(room)];
  for (const { id, category, value } of tags) {
    group[id] = bitOf.get(category) ?? 0;
    if (chosen.get(category)?.has(value) === true) meets[id] = group[id] ?? 0;
    if (excluded.get(category)?.has(value) === true) bars[id] = 1;
  }
  // A group of its own that no tag is in: what does not meet it is not counted in any category.
  const ofAny = anyOf === undefined ? 0 : 1 << bitOf.size;
  for (const id of anyOf ?? []) meets[id] = (meets[id] ?? 0) | ofAny;
  const every = ((1 << bitOf.size) - 1) | ofAny;
  const categories = new Set(tags.map(({ category }) => category));
  const hopeless = [...chosen.keys()].some((category) => !categories.has(category));
  return { meets, group, bars, counts: new Int32Array(room), every, hopeless };
}

/** Whether a publication, by its place, is looked at, whatever its tags are. */
function scopeOf({ publications }: Research, { libraries, date_range: range, found }: CountQuestion) {
  const { ids, days, libraries: filed } = publications;
  const first = range === undefined ? -Infinity : dayNumber(range.start_date);
  const last = range === undefined ? Infinity : dayNumber(range.end_date);
  return (place: number) => {
    const day = days[place] ?? 0;
    return (
      ((filed[place] ?? 0) & libraries) !== 0 &&
      day >= first &&
      day <= last &&
      (found === undefined || found[ids[place] ?? 0] === 1)
    );
  };
}

/**
 * How many publications of a library, or papers, bear each tag. Each tag is counted under the filters of the other categories: that is what
 * choosing it would show. One pass over the publications, whatever the filters.
 */
export function countTags(research: Research, question: CountQuestion): TagCounts {
  const { meets, group, bars, counts, every, hopeless } = plan(research, question);
  if (hopeless) return () => 0;
  const inScope = scopeOf(research, question);
  const { ids, firstTag, tagIds, nextEdition, isLater } = research.publications;
  const counted = new Int32Array(counts.length);

  /** Counts one publication, without the tags that this `paper` has been counted for. */
  function count(place: number, paper: number): void {
    if (!inScope(place)) return;
    const [begin, end] = [firstTag[place] ?? 0, firstTag[place + 1] ?? 0];
    let [met, barred] = [0, 0];
    for (let at = begin; at < end; at++) {
      const id = tagIds[at] ?? 0;
      met |= meets[id] ?? 0;
      barred |= bars[id] ?? 0;
    }
    const missing = every & ~met;
    // With two groups missing, no choice in a single category makes the publication appear.
    if (barred !== 0 || (missing & (missing - 1)) !== 0) return;
    for (let at = begin; at < end; at++) {
      const id = tagIds[at] ?? 0;
      if (counted[id] === paper || (missing !== 0 && group[id] !== missing)) continue;
      counted[id] = paper;
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }

  const { folded = false } = question;
  for (let place = 0; place < ids.length; place++) {
    // A paper is named by the place of its first edition, from 1.
    if (!folded) count(place, place + 1);
    else if (isLater[place] !== 1)
      for (let edition = place; edition >= 0; edition = nextEdition[edition] ?? -1) count(edition, place + 1);
  }
  return (id) => counts[id] ?? 0;
}

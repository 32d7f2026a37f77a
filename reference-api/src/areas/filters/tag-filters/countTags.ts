import type { ListFilters, TagFilters } from '@portal/wire';
import { dayNumber } from '#publishingDay.ts';
import { candidates, type Chosen } from './candidates.ts';
import { nextSlice } from './nextSlice.ts';
import type { Research } from './ResearchIndex.ts';

/** By the tag's id. */
export type TagCounts = (id: number) => number;

export interface CountQuestion extends ListFilters {
  /** Bits of the libraries to count in. */
  libraries: number;
  /** Ids of tags, of any category, of which a publication must have one; undefined for all. */
  anyOf?: readonly number[] | undefined;
  /** A 1 at the index of each id that a search found; undefined for all. */
  found?: Uint8Array | undefined;
  /** Counts the editions of a paper as one. @default false */
  folded?: boolean | undefined;
  /** Leaves out what only another choice in a filtered category would show: its other tags count 0. @default false */
  onlyMet?: boolean | undefined;
}

function chosenValues(filters: TagFilters = {}): Map<string, Set<string>> {
  const chosen = new Map<string, Set<string>>();
  for (const [category, values] of Object.entries(filters)) {
    const name = category.normalize('NFC');
    const all = [...(chosen.get(name) ?? []), ...values.map((value) => value.normalize('NFC'))];
    if (all.length > 0) chosen.set(name, new Set(all));
  }
  return chosen;
}

/**
 * What the filters mean for each tag id, as arrays of numbers for the loop over all publications. A category with a filter is a
 * group, from 1.
 */
function plan({ tags }: Research, { tag_filters, tag_not_filters, anyOf }: CountQuestion) {
  const chosen = chosenValues(tag_filters);
  const excluded = chosenValues(tag_not_filters);
  const groupOf = new Map([...chosen.keys()].map((category, index) => [category, index + 1]));
  const room = tags.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const members: number[][] = [...groupOf].map(() => []);
  const group = new Int32Array(room);
  const meets = new Uint8Array(room);
  const bars = new Uint8Array(room);
  for (const { id, category, value } of tags) {
    group[id] = groupOf.get(category) ?? 0;
    if (chosen.get(category)?.has(value) === true) {
      meets[id] = 1;
      members[(group[id] ?? 0) - 1]?.push(id);
    }
    if (excluded.get(category)?.has(value) === true) bars[id] = 1;
  }
  const anyOfThese = new Uint8Array(room);
  for (const id of anyOf ?? []) anyOfThese[id] = 1;
  const categories = new Set(tags.map(({ category }) => category));
  const hopeless = [...chosen.keys()].some((category) => !categories.has(category));
  return { group, meets, bars, anyOfThese, members, counts: new Int32Array(room), hopeless };
}

/** Publications counted at once: less than a millisecond. */
const slice = 5000;

/** The conditions that do not depend on tags. */
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

/** Undefined: all of them. */
const placesToCount = ({ publications }: Research, chosen: Chosen) =>
  chosen.groups.length > chosen.mostMissing ? candidates(publications, chosen) : undefined;

/**
 * Counts publications, or papers, by tag. Each tag is counted under the filters of the other categories, as choosing it
 * would show. One pass, over what can count: with filters in several categories, or `onlyMet`, far less than everything. Longer
 * ones let others have their turn before each slice.
 */
export async function countTags(research: Research, question: CountQuestion): Promise<TagCounts> {
  const { group, meets, bars, anyOfThese, members, counts, hopeless } = plan(research, question);
  if (hopeless) return () => 0;
  const inScope = scopeOf(research, question);
  const { ids, firstTag, tagIds, nextEdition, firstEdition } = research.publications;
  const { folded = false, onlyMet = false } = question;
  const groups = members.length;
  const mostMissing = onlyMet ? 0 : 1;
  const counted = new Int32Array(counts.length);
  const metBy = new Int32Array(groups + 1);
  const needsNone = question.anyOf === undefined ? 1 : 0;

  /** Skips tags already counted for this `paper`. */
  function count(place: number, paper: number): void {
    if (!inScope(place)) return;
    const begin = firstTag[place] ?? 0;
    const end = firstTag[place + 1] ?? 0;
    const publication = place + 1;
    let missing = groups;
    let barred = 0;
    let hasAny = needsNone;
    for (let at = begin; at < end; at++) {
      const id = tagIds[at] ?? 0;
      barred |= bars[id] ?? 0;
      hasAny |= anyOfThese[id] ?? 0;
      if (meets[id] !== 1 || metBy[group[id] ?? 0] === publication) continue;
      metBy[group[id] ?? 0] = publication;
      missing--;
    }
    // With two groups missing, no choice in one category makes the publication appear; without one of the tags, none at all.
    if (barred !== 0 || hasAny === 0 || missing > mostMissing) return;
    for (let at = begin; at < end; at++) {
      const id = tagIds[at] ?? 0;
      const ofGroup = group[id] ?? 0;
      if (counted[id] === paper || (missing === 1 && (ofGroup === 0 || metBy[ofGroup] === publication)))
        continue;
      counted[id] = paper;
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }

  /** A paper's number is the place of its first edition, from 1. */
  function countAt(place: number): void {
    if (!folded) count(place, place + 1);
    else if (firstEdition[place] === place)
      for (let edition = place; edition >= 0; edition = nextEdition[edition] ?? -1) count(edition, place + 1);
  }

  const chosen = placesToCount(research, { groups: members, folded, mostMissing });
  const end = chosen?.length ?? ids.length;
  for (let at = 0; at < end; at++) {
    if (end > slice && at % slice === 0) await nextSlice();
    countAt(chosen === undefined ? at : (chosen[at] ?? 0));
  }
  return (id) => counts[id] ?? 0;
}

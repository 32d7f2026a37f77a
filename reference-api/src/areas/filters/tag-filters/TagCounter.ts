import type { ContentVersions } from '#db/contentVersions.ts';
import type { Db } from '#db/Db.ts';
import { isOpen } from '#areas/publication/listConditions.ts';
import type { SearchIndex } from '#areas/texts/search/SearchIndex.ts';
import { countTags, type CountQuestion, type TagCounts } from './countTags.ts';
import { ResearchIndex, type Research } from './ResearchIndex.ts';
import { atPlaces, SearchHits } from './SearchHits.ts';

interface Question extends Omit<CountQuestion, 'found'> {
  searchTerm?: string | undefined;
  /** What the client may read, for the search. @default nothing */
  keys?: readonly number[];
  /** Only these ids. @default all */
  only?: readonly number[] | undefined;
}

export interface Counted {
  research: Research;
  countOf: TagCounts;
}

export class TagCounter {
  readonly index: ResearchIndex;
  readonly hits: SearchHits;

  /** By libraries: requested most, and the same until something changes. */
  private readonly unfiltered = new WeakMap<Research, Map<string, Promise<TagCounts>>>();

  constructor(db: Db, search: SearchIndex, versionsNow: () => Promise<ContentVersions>) {
    this.index = new ResearchIndex(db, versionsNow);
    this.hits = new SearchHits(search);
  }

  async count({ searchTerm, keys = [], only, ...question }: Question): Promise<Counted> {
    const research = await this.index.current();
    const hits = await this.hits.find({ typed: searchTerm, keys }, research);
    const found =
      only === undefined
        ? hits
        : atPlaces(hits === undefined ? only : only.filter((id) => hits[id] === 1), research);
    const { tag_not_filters = {}, date_range: range, anyOf } = question;
    const chosen = Object.entries(question.tag_filters ?? {}).filter((entry) => !isOpen(...entry));
    const tag_filters = Object.fromEntries(chosen);
    const excluded = Object.values(tag_not_filters).some((values) => values.length > 0);
    const isPlain = !excluded && range === undefined && anyOf === undefined && found === undefined;
    const [[category] = [], ...others] = chosen;
    if (isPlain && category === undefined)
      return { research, countOf: await this.withoutFilters(research, question) };
    const narrowed = { ...question, tag_filters, found };
    if (!isPlain || category === undefined || others.length > 0)
      return { research, countOf: await countTags(research, narrowed) };
    return { research, countOf: await this.withOneFilter(research, category, narrowed) };
  }

  /** A single filter changes nothing for the other tags of its own category. */
  private async withOneFilter(
    research: Research,
    category: string,
    question: CountQuestion,
  ): Promise<TagCounts> {
    const name = category.normalize('NFC');
    const own = new Set(research.tags.filter((tag) => tag.category === name).map(({ id }) => id));
    const [others, whole] = await Promise.all([
      countTags(research, { ...question, onlyMet: true }),
      this.withoutFilters(research, question),
    ]);
    return (id) => (own.has(id) ? whole(id) : others(id));
  }

  private withoutFilters(research: Research, { libraries, folded }: CountQuestion): Promise<TagCounts> {
    const known = this.unfiltered.get(research) ?? new Map<string, Promise<TagCounts>>();
    const key = `${libraries} ${folded === true}`;
    const countOf = known.get(key) ?? countTags(research, { libraries, folded });
    this.unfiltered.set(research, known.set(key, countOf));
    return countOf;
  }
}

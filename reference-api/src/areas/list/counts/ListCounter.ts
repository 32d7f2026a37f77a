import { parseLanguage } from '@portal/contract';
import type { CountWithout } from '@portal/wire-libraries';
import { readFollowedTags } from '#areas/following/preferences/followedTags.ts';
import { idsToggled, isToggled, togglesIn } from '#areas/following/toggles.ts';
import { ContentCache } from '#db/ContentCache.ts';
import type { Db } from '#db/Db.ts';
import type { Client } from '#policies/Client.ts';
import { libraryBits, readLibraries } from '#policies/libraries.ts';
import type { Research } from '#areas/filters/tag-filters/ResearchIndex.ts';
import { atPlaces } from '#areas/filters/tag-filters/SearchHits.ts';
import type { TagCounter } from '#areas/filters/tag-filters/TagCounter.ts';
import type { ListPages } from '../listPages.ts';
import { leavesOutside } from '../readEntitled.ts';
import { ListCounts } from './ListCounts.ts';
import { listFilters, type CountQuery, type Looked } from './listFilters.ts';

/** As many entries as the list looks at before it decides. */
const mostListed = 200;

/** Far more than pages have. */
const mostLeftOut = 20;

interface Sources {
  db: Db;
  counter: TagCounter;
  pages: ListPages;
}

interface ListCount {
  count: number;
  without?: CountWithout[];
}

/** The whole list, or the list without a filter. */
interface Part {
  query: CountQuery;
  /** The index of the filter that is left out. */
  without?: number;
}

/** Counts lists as they show themselves. [L-24] */
export class ListCounter {
  private readonly cache = new ContentCache();

  constructor(private readonly sources: Sources) {}

  /** Cached if it is the same for all clients with the same subscription. */
  async count(client: Client, query: CountQuery): Promise<ListCount> {
    const research = await this.sources.counter.index.current();
    const read = () => this.read(client, query, research);
    return isToggled(query)
      ? read()
      : this.cache.get(JSON.stringify([query, client.keys]), research.versions, read);
  }

  private async read(client: Client, query: CountQuery, research: Research): Promise<ListCount> {
    const filters = listFilters(research, query, await this.look(client, query, research));
    const counts = new ListCounts(research, {
      libraries: query.library && libraryBits[query.library],
      filters,
      folding: parseLanguage(query.fold_editions),
      keys: client.keys,
    });
    const count = await this.shown(client, { query }, counts);
    if (query.without !== 'true') return { count };
    const without: CountWithout[] = [];
    for (const [index, { name, rest }] of filters.entries()) {
      // Without a library, the day defines the list and is not a filter.
      const defines = query.library === undefined && name.kind === 'date_range';
      if (defines || without.length === mostLeftOut) continue;
      without.push({ ...name, count: await this.shown(client, { query: rest, without: index }, counts) });
    }
    return { count, without };
  }

  /** What the database knows of the client and the search. */
  private async look(client: Client, query: CountQuery, research: Research): Promise<Looked> {
    const { db, counter } = this.sources;
    const others = togglesIn(query).filter((name) => name !== 'followed');
    const [followed, found, ...toggled] = await Promise.all([
      query.followed === 'true' ? readFollowedTags(db, client.id) : undefined,
      counter.hits.find({ typed: query.search_term, keys: client.keys }, research),
      ...others.map(async (kind) => {
        const ids = (await idsToggled(db, client, { [kind]: 'true' })) ?? [];
        return { kind, found: atPlaces(ids, research) };
      }),
    ]);
    return { followed, toggled, found };
  }

  private async shown(client: Client, part: Part, counts: ListCounts): Promise<number> {
    const { all, open } = part.without === undefined ? counts.whole : counts.without(part.without);
    return (await this.leavesOut(client, part, counts)) ? open : all;
  }

  /** Whether the list leaves out what the client cannot open: as requested, or as the list itself decides. [L-22] */
  private async leavesOut(client: Client, { query, without }: Part, counts: ListCounts): Promise<boolean> {
    const { entitled, library, libraries, order } = query;
    if (entitled !== 'auto') return entitled === 'true';
    // The day's list keeps its order during a search; elsewhere the best hits come first.
    const sorting = library === undefined ? (order ?? 'desc') : order;
    if (query.search_term === undefined || sorting !== undefined)
      return leavesOutside('auto', counts.firstOf({ most: mostListed, order: sorting ?? 'desc', without }));
    const narrowed = library === 'allresearch' ? readLibraries(libraries) : undefined;
    const searched = {
      query: { ...query, order: sorting, page: 1, page_size: 1, limit: mostListed },
      scope: { library, libraries: narrowed },
    };
    const { pages } = this.sources;
    const { metadata } = await pages.get(client, searched, await pages.versions());
    return metadata.entitled_only === true;
  }
}

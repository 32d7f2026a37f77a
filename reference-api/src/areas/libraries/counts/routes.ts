import { parseLanguage } from '@portal/contract';
import type { CountWithout } from '@portal/wire-libraries';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveReading } from '#http/serve.ts';
import type { Client } from '#policies/Client.ts';
import { libraryBits, readLibraries, requireHighlights, requireLibrary } from '#policies/libraries.ts';
import { ContentCache } from '#db/ContentCache.ts';
import type { Services } from '#Services.ts';
import { readFollowedTags } from '../../preferences/followedTags.ts';
import { leavesOutside } from '../../publications/readEntitled.ts';
import type { ListPages } from '../../publications/listPages.ts';
import { newIds } from '../../read-marks/repository.ts';
import { atPlaces } from '../tag-filters/SearchHits.ts';
import type { Research } from '../tag-filters/ResearchIndex.ts';
import type { TagCounter } from '../tag-filters/TagCounter.ts';
import { countList, type ListCounts } from './countList.ts';
import { listFilters, type CountQuery, type Looked } from './listFilters.ts';

/** As many entries as the list looks at before it decides. */
const mostListed = 200;

/** Far more than pages have. */
const mostLeftOut = 20;

interface Sources extends Pick<Services, 'db' | 'today'> {
  counter: TagCounter;
  pages: ListPages;
}

/** What a count shows, of the whole list or without a filter. */
interface Part {
  query: CountQuery;
  /** The index of the filter that is left out. */
  without?: number;
}

/** Counts a list, and the list without each of its filters. [L-24] */
export function countRoutes(app: FastifyInstance, { db, today, counter, pages }: Sources): void {
  async function look(client: Client, query: CountQuery, research: Research): Promise<Looked> {
    const { followed, new: onlyNew, search_term: typed } = query;
    const [tags, ids, found] = await Promise.all([
      followed === 'true' ? readFollowedTags(db, client.id) : undefined,
      onlyNew === 'true' ? newIds(db, client) : undefined,
      counter.hits.find({ typed, keys: client.keys }, research),
    ]);
    return { followed: tags, fresh: ids && atPlaces(ids, research), found };
  }

  /** Whether the list leaves out what the client cannot open: as requested, or as the list itself decides. [L-22] */
  async function leavesOut(client: Client, counts: ListCounts, { query, without }: Part): Promise<boolean> {
    const { entitled, library, libraries, order } = query;
    if (entitled !== 'auto') return entitled === 'true';
    // The day's list keeps its order during a search; elsewhere the best hits come first.
    const sorting = library === undefined ? (order ?? 'desc') : order;
    if (query.search_term === undefined || sorting !== undefined)
      return leavesOutside('auto', counts.firstOf(mostListed, sorting ?? 'desc', without));
    const narrowed = library === 'allresearch' ? readLibraries(libraries) : undefined;
    const searched = {
      query: { ...query, order: sorting, page: 1, page_size: 1, limit: mostListed },
      scope: { library, libraries: narrowed },
    };
    const { told } = await pages.get(client, searched, await pages.versions());
    return told.entitled_only === true;
  }

  async function shown(client: Client, counts: ListCounts, part: Part): Promise<number> {
    const { all, open } = (part.without === undefined ? counts.whole : counts.without[part.without]) ?? {
      all: 0,
      open: 0,
    };
    return (await leavesOut(client, counts, part)) ? open : all;
  }

  async function count(client: Client, query: CountQuery, research: Research) {
    const filters = listFilters(research, query, await look(client, query, research));
    const counts = countList(research, {
      libraries: query.library && libraryBits[query.library],
      filters,
      folding: parseLanguage(query.fold_editions),
      keys: client.keys,
    });
    const counted = await shown(client, counts, { query });
    if (query.without !== 'true') return { count: counted };
    const without: CountWithout[] = [];
    for (const [index, filter] of filters.entries()) {
      // Without a library, the day defines the list and is not a filter.
      const defines = query.library === undefined && filter.name.kind === 'date_range';
      if (defines || without.length === mostLeftOut) continue;
      const part = { query: filter.rest, without: index };
      without.push({ ...filter.name, count: await shown(client, counts, part) });
    }
    return { count: counted, without };
  }

  const cache = new ContentCache();
  serveReading(app, { call: calls.publicationCount }, async ({ client, query: asked }) => {
    const { library } = asked;
    if (library === undefined) requireHighlights(client);
    else requireLibrary(client, library);
    const day = { start_date: today(), end_date: today() };
    const query = library === undefined ? { ...asked, date_range: asked.date_range ?? day } : asked;
    const research = await counter.index.current();
    const read = () => count(client, query, research);
    const isOwn = query.followed === 'true' || query.new === 'true';
    return isOwn ? read() : cache.get(JSON.stringify([query, client.keys]), research.versions, read);
  });
}

import type { ServedPublicationList } from '@portal/wire';
import type { Client } from '#policies/Client.ts';
import { ratedKinds } from '#policies/ratings.ts';
import type { JsonText } from '#http/JsonText.ts';
import type { Services } from '#Services.ts';
import { readAmong, readNews } from '#areas/following/read-marks/repository.ts';
import type { FoundSentence } from '#areas/publication/foundHits.ts';
import type { SearchIndex } from '#areas/texts/search/SearchIndex.ts';
import { listText, type Mark } from '#areas/publication/texts/listText.ts';
import { RecordTexts } from '#areas/publication/texts/recordTexts.ts';
import type { PageEntry } from '#areas/publication/repository.ts';
import { textMaker } from '#areas/publication/texts/textMaker.ts';
import type { ListPages } from './listPages.ts';
import { conditionsOf, type ListQuery, type ListScope } from './listSelection.ts';

/** Reads a page of a scope's publications that match the query. */
export type ListReader = (
  client: Client,
  query: ListQuery,
  scope: ListScope,
) => Promise<JsonText<ServedPublicationList>>;

interface Found {
  query: ListQuery;
  entries: readonly PageEntry[];
}

/** For entries found by their texts. [L-19] */
function sentencesOf(search: SearchIndex, { keys }: Client, { query, entries }: Found) {
  const ids = entries.filter(({ byText }) => byText).map(({ id }) => id);
  return ids.length === 0
    ? new Map<number, FoundSentence>()
    : search.sentences(ids, { typed: query.search_term ?? '', keys });
}

/** `new`: published since the client's last visit and not read. [L-21] */
function markOf({ entitled, newest }: PageEntry, isRead: boolean, { lastVisit }: Client): Mark {
  const isNew = !isRead && entitled && lastVisit !== null && newest > lastVisit;
  return { is_read: isRead, is_new: isNew };
}

/** One reader for all lists, which share their cached pages and records. */
export function listReader(
  services: Pick<Services, 'db'>,
  { pages, search }: { pages: ListPages; search: SearchIndex },
): ListReader {
  const { db } = services;
  const texts = new RecordTexts();
  const make = textMaker(services);

  /** How much of the list is new. A search reports nothing new. [L-21] */
  function newsOf(client: Client, query: ListQuery, scope: ListScope) {
    if (scope.tellsNews !== true || search.searches(query.search_term)) return undefined;
    const conditions = conditionsOf(client, query, scope);
    return readNews(db, client, { conditions, isFolded: query.fold_editions !== undefined });
  }

  /** What the client has read marks nothing: it all is. */
  async function marksOf(client: Client, entries: readonly PageEntry[], { hits }: ListScope) {
    if (hits !== undefined || entries.length === 0) return [];
    const isRead = await readAmong(db, client, entries);
    return entries.map((entry) => markOf(entry, isRead(entry), client));
  }

  return async (client, query, scope) => {
    const [versions, news] = await Promise.all([pages.versions(), newsOf(client, query, scope)]);
    const { entries, total, metadata } = await pages.get(client, { query, scope }, versions);
    const shown = { versions, kinds: ratedKinds(client) };
    const others = entries.flatMap((entry) => entry.others ?? []);
    const [records, editions, sentences, marks] = await Promise.all([
      texts.page(entries, shown, (missing) => make.records(missing, shown)),
      texts.editions(others, versions, (missing) => make.editions(missing, versions)),
      sentencesOf(search, client, { query, entries }),
      marksOf(client, entries, scope),
    ]);
    const parts = { records, editions, sentences, marks };
    return listText(entries, parts, {
      page: query.page,
      num_pages: Math.ceil(total / query.page_size),
      max_records: total,
      ...metadata,
      news,
    });
  };
}

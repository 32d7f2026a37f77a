import { parseLanguage } from '@portal/contract';
import type { SQL } from 'drizzle-orm';
import type { LibraryName, ServedPublicationList, z } from '@portal/wire';
import type { libraryQuerySchema } from '@portal/wire-libraries';
import type { Client } from '#policies/Client.ts';
import { ratedKinds } from '#policies/ratings.ts';
import type { JsonText } from '#http/JsonText.ts';
import type { Services } from '#Services.ts';
import { followedBy } from '../preferences/followedTags.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import type { Folding } from './foldEditions.ts';
import { mostHits } from './foundHits.ts';
import { listConditions, type ListFilters } from './listConditions.ts';
import { listText, withEditions, withSentences } from './listText.ts';
import { RecordTexts } from './recordTexts.ts';
import { readEntitled } from './readEntitled.ts';
import { publicationRepository, type Page } from './repository.ts';
import { standsIn } from './standsIn.ts';
import { textMaker } from './textMaker.ts';

type ListQuery = Omit<z.output<typeof libraryQuerySchema>, 'library' | 'page_name' | 'component_name'> & {
  group_by?: 'Language' | undefined;
};

/** What a list is of. A search takes what is given as data; conditions in SQL hold for what it finds. */
interface ListScope {
  /** The library that the client sees here. */
  library?: LibraryName;
  /** What else the client must see here: where editions are folded, the others of a paper are named from it. */
  among?: SQL[];
  /** What of it the list shows: what stands in one of these libraries, @default all of it */
  libraries?: readonly LibraryName[] | undefined;
  /** and meets these filters, */
  filters?: ListFilters;
  /** and these conditions. */
  only?: SQL[];
}

const amongOf = ({ library, among = [] }: ListScope): SQL[] => [
  ...(library === undefined ? [] : [standsIn(library)]),
  ...among,
];

/** What narrows a list, whatever it is a list of. */
function conditionsOf(client: Client, query: ListQuery, scope: ListScope): SQL[] {
  const { libraries, filters = {}, only = [] } = scope;
  return [
    ...amongOf(scope),
    ...(libraries === undefined ? [] : [standsIn(...libraries)]),
    ...listConditions(filters),
    ...only,
    ...listConditions(query),
    ...(query.followed === 'true' ? [followedBy(client.id)] : []),
  ];
}

/** The same for the search, as far as it is data. */
const narrowingOf = (client: Client, query: ListQuery, { library, libraries, filters }: ListScope) => ({
  libraries: [...(library === undefined ? [] : [[library]]), ...(libraries === undefined ? [] : [libraries])],
  filters: [...(filters === undefined ? [] : [filters]), query],
  followedBy: query.followed === 'true' ? client.id : undefined,
});

/** How editions are folded where the query asks for it. [L-16] */
function foldingFor({ keys }: Client, { fold_editions: name }: ListQuery, among: SQL[]): Folding | undefined {
  const language = parseLanguage(name);
  return language && { language, keys, among };
}

/** Reads one page of the publications of a scope that meet the query's filters and search. */
export type ListReader = (
  client: Client,
  query: ListQuery,
  scope: ListScope,
) => Promise<JsonText<ServedPublicationList>>;

interface Searched {
  query: ListQuery;
  scope: ListScope;
}

/** What the query's search finds; undefined when nothing is searched. */
function hitsOf(search: SearchIndex, client: Client, { query, scope }: Searched) {
  const { search_term: typed, order, limit } = query;
  if (!search.searches(typed)) return undefined;
  const within = narrowingOf(client, query, scope);
  return search.find({ typed, keys: client.keys, within }, { most: mostHits(limit), order });
}

interface Found extends Pick<Page, 'entries'> {
  query: ListQuery;
}

/** Of the entries that were found by their texts, the sentences. [L-19] */
function sentencesOf(search: SearchIndex, { keys }: Client, { query, entries }: Found) {
  const ids = entries.filter(({ byText }) => byText === true).map(({ id }) => id);
  return ids.length === 0
    ? new Map<number, string>()
    : search.sentences(ids, { typed: query.search_term ?? '', keys });
}

/** Lists of publications. One reader for all lists: its texts of records are theirs in common. */
export function listReader(services: Pick<Services, 'db'>, search: SearchIndex): ListReader {
  const publications = publicationRepository(services.db);
  const [texts, make] = [new RecordTexts(), textMaker(services)];
  return async (client, query, scope) => {
    const selection = {
      conditions: conditionsOf(client, query, scope),
      order: query.order ?? 'desc',
      limit: query.limit,
      byLanguage: query.group_by === 'Language',
      hits: await hitsOf(search, client, { query, scope }),
      bestFirst: query.order === undefined,
      folding: foldingFor(client, query, amongOf(scope)),
    };
    const wanted = { page: query.page, pageSize: query.page_size, keys: client.keys };
    const { entries, total, versions, told } = await readEntitled(publications, query, { selection, wanted });
    const shown = { versions, kinds: ratedKinds(client) };
    const others = entries.flatMap((entry) => entry.others ?? []);
    const [records, editions, sentences] = await Promise.all([
      texts.page(entries, shown, (missing) => make.records(missing, shown)),
      texts.editions(others, versions, (missing) => make.editions(missing, versions)),
      sentencesOf(search, client, { query, entries }),
    ]);
    return listText(withSentences(entries, withEditions(entries, records, editions), sentences), {
      page: query.page,
      num_pages: Math.ceil(total / query.page_size),
      max_records: total,
      ...told,
    });
  };
}

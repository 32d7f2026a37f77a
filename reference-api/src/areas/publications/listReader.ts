import { parseLanguage } from '@portal/contract';
import type { SQL } from 'drizzle-orm';
import type { ServedPublicationList, z } from '@portal/wire';
import type { libraryQuerySchema } from '@portal/wire-libraries';
import type { Client } from '#policies/Client.ts';
import { ratedKinds } from '#policies/ratings.ts';
import type { JsonText } from '#http/JsonText.ts';
import type { Services } from '#Services.ts';
import { followedBy } from '../preferences/followedTags.ts';
import type { Folding } from './foldEditions.ts';
import { listConditions } from './listConditions.ts';
import { listText, withEditions } from './listText.ts';
import { RecordTexts } from './recordTexts.ts';
import { publicationRepository } from './repository.ts';
import { searchFor } from './searchFor.ts';
import { textMaker } from './textMaker.ts';

type ListQuery = Omit<z.output<typeof libraryQuerySchema>, 'library' | 'page_name' | 'component_name'> & {
  group_by?: 'Language' | undefined;
};

/** What a list is of. */
interface ListScope {
  /** What the client may see here: where editions are folded, the others of a paper are named from it. */
  among: SQL[];
  /** What of it the list shows. @default all */
  only?: SQL[];
}

/** What narrows every list, whatever it is a list of. */
function narrowing(client: Client, query: ListQuery): SQL[] {
  return [...listConditions(query), ...(query.followed === 'true' ? [followedBy(client.id)] : [])];
}

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

/** Lists of publications. One reader for all lists: its texts of records are theirs in common. */
export function listReader(services: Pick<Services, 'db'>): ListReader {
  const publications = publicationRepository(services.db);
  const [texts, make] = [new RecordTexts(), textMaker(services)];
  return async (client, query, { among, only = [] }) => {
    const search = searchFor(query.search_term);
    const selection = {
      conditions: [
        ...[...among, ...only],
        ...narrowing(client, query),
        ...(search === undefined ? [] : [search.condition]),
      ],
      order: query.order ?? 'desc',
      limit: query.limit,
      byLanguage: query.group_by === 'Language',
      relevance: query.order === undefined ? search?.relevance : undefined,
      folding: foldingFor(client, query, among),
    };
    const wanted = { page: query.page, pageSize: query.page_size, keys: client.keys };
    const { entries, total, versions } = await publications.page(selection, wanted);
    const shown = { versions, kinds: ratedKinds(client) };
    const others = entries.flatMap((entry) => entry.others ?? []);
    const [records, editions] = await Promise.all([
      texts.page(entries, shown, (missing) => make.records(missing, shown)),
      texts.editions(others, versions, (missing) => make.editions(missing, versions)),
    ]);
    return listText(withEditions(entries, records, editions), {
      page: query.page,
      num_pages: Math.ceil(total / query.page_size),
      max_records: total,
    });
  };
}

import type { SQL } from 'drizzle-orm';
import type { ServedPublicationList, z } from '@portal/wire';
import type { libraryQuerySchema } from '@portal/wire-libraries';
import type { Client } from '#policies/Client.ts';
import { ratedKinds } from '#policies/ratings.ts';
import { JsonText } from '#http/JsonText.ts';
import type { Services } from '#Services.ts';
import { followedBy } from '../preferences/followedTags.ts';
import { heldRatings } from '../ratings/heldRatings.ts';
import { tagsById } from '../tags/tagsById.ts';
import { listConditions } from './listConditions.ts';
import { presentPublication } from './present.ts';
import { RecordTexts, type Entry, type Shown } from './recordTexts.ts';
import { publicationRepository, type PublicationRow } from './repository.ts';
import { searchFor } from './searchFor.ts';

type ListQuery = Omit<z.output<typeof libraryQuerySchema>, 'library' | 'page_name' | 'component_name'> & {
  group_by?: 'Language' | undefined;
};

/** What narrows every list, whatever it is a list of. */
function narrowing(client: Client, query: ListQuery): SQL[] {
  return [...listConditions(query), ...(query.followed === 'true' ? [followedBy(client.id)] : [])];
}

/** Makes the JSON of the publications that no text is kept of. */
function textMaker({ db }: Pick<Services, 'db'>) {
  const publications = publicationRepository(db);
  const [tagsAt, ratingsAt] = [tagsById(db), heldRatings(db)];
  return async (missing: readonly Entry[], { versions, kinds }: Shown) => {
    const [rows, tags, ratings] = await Promise.all([
      publications.byIds(missing.map(({ id }) => id)),
      tagsAt.get(versions.tags),
      ratingsAt.get(versions.ratings),
    ]);
    const open = new Set(missing.filter(({ entitled }) => entitled).map(({ id }) => id));
    const textOf = (row: PublicationRow) =>
      JSON.stringify(presentPublication(row, { tags, ratings, kinds, entitled: open.has(row.id) }));
    return new Map(rows.map((row) => [row.id, textOf(row)]));
  };
}

const [begin, comma] = [Buffer.from('{"records":['), Buffer.from(',')];

/** A list as its schema wants it, of records that are JSON already. */
function listOf(texts: readonly Buffer[], metadata: object): JsonText<ServedPublicationList> {
  const end = Buffer.from(`],"pagination_metadata":${JSON.stringify(metadata)}}`);
  const records = texts.flatMap((text, index) => (index === 0 ? [text] : [comma, text]));
  return new JsonText(Buffer.concat([begin, ...records, end]));
}

/** Reads one page of the publications that meet the conditions and the query's filters and search. */
export type ListReader = (
  client: Client,
  query: ListQuery,
  scope: SQL[],
) => Promise<JsonText<ServedPublicationList>>;

/** Lists of publications. One reader for all lists: its texts of records are theirs in common. */
export function listReader(services: Pick<Services, 'db'>): ListReader {
  const publications = publicationRepository(services.db);
  const [texts, make] = [new RecordTexts(), textMaker(services)];
  return async (client, query, scope) => {
    const search = searchFor(query.search_term);
    const selection = {
      conditions: [
        ...scope,
        ...narrowing(client, query),
        ...(search === undefined ? [] : [search.condition]),
      ],
      order: query.order ?? 'desc',
      limit: query.limit,
      byLanguage: query.group_by === 'Language',
      relevance: query.order === undefined ? search?.relevance : undefined,
    };
    const wanted = { page: query.page, pageSize: query.page_size, keys: client.keys };
    const { entries, total, versions } = await publications.page(selection, wanted);
    const shown = { versions, kinds: ratedKinds(client) };
    return listOf(await texts.page(entries, shown, (missing) => make(missing, shown)), {
      page: query.page,
      num_pages: Math.ceil(total / query.page_size),
      max_records: total,
    });
  };
}

import type { ServedPublicationList } from '@portal/wire';
import type { Client } from '#policies/Client.ts';
import { ratedKinds } from '#policies/ratings.ts';
import type { JsonText } from '#http/JsonText.ts';
import type { Services } from '#Services.ts';
import { readNews } from '../read-marks/repository.ts';
import type { SearchIndex } from '../search/SearchIndex.ts';
import { listText, withEditions, withMarks, withSentences } from './listText.ts';
import { RecordTexts } from './recordTexts.ts';
import { readEntitled } from './readEntitled.ts';
import { publicationRepository, type Page } from './repository.ts';
import { selectionOf, type ListQuery, type ListScope } from './selectionOf.ts';
import { textMaker } from './textMaker.ts';

/** Reads a page of a scope's publications that match the query. */
export type ListReader = (
  client: Client,
  query: ListQuery,
  scope: ListScope,
) => Promise<JsonText<ServedPublicationList>>;

interface Found extends Pick<Page, 'entries'> {
  query: ListQuery;
}

/** For entries found by their texts. [L-19] */
function sentencesOf(search: SearchIndex, { keys }: Client, { query, entries }: Found) {
  const ids = entries.filter(({ byText }) => byText === true).map(({ id }) => id);
  return ids.length === 0
    ? new Map<number, string>()
    : search.sentences(ids, { typed: query.search_term ?? '', keys });
}

/** One reader for all lists, which share its cached records. */
export function listReader(services: Pick<Services, 'db'>, search: SearchIndex): ListReader {
  const { db } = services;
  const publications = publicationRepository(db);
  const [texts, make] = [new RecordTexts(), textMaker(services)];
  return async (client, query, scope) => {
    const selection = await selectionOf(search, client, { query, scope });
    const marks = scope.hits === undefined;
    const wanted = {
      ...{ page: query.page, pageSize: query.page_size, keys: client.keys },
      marksOf: marks ? client.id : undefined,
    };
    const [{ entries, total, versions, told: outside }, news] = await Promise.all([
      readEntitled(publications, query, { selection, wanted }),
      scope.tellsNews === true && selection.hits === undefined ? readNews(db, client, selection) : undefined,
    ]);
    const shown = { versions, kinds: ratedKinds(client) };
    const others = entries.flatMap((entry) => entry.others ?? []);
    const [records, editions, sentences] = await Promise.all([
      texts.page(entries, shown, (missing) => make.records(missing, shown)),
      texts.editions(others, versions, (missing) => make.editions(missing, versions)),
      sentencesOf(search, client, { query, entries }),
    ]);
    const told = withSentences(entries, withEditions(entries, records, editions), sentences);
    return listText(withMarks(entries, told), {
      page: query.page,
      num_pages: Math.ceil(total / query.page_size),
      max_records: total,
      ...outside,
      ...(news === undefined ? {} : { news }),
    });
  };
}

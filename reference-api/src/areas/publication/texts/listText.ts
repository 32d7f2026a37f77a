import type { ServedPublicationList } from '@portal/wire';
import { JsonText } from '#http/JsonText.ts';
import type { FoundSentence } from '../foundHits.ts';
import type { PageEntry } from '../repository.ts';

/** JSON in pieces, joined once: a page of records has some hundred kilobytes. */
type Pieces = Buffer[];

const comma = Buffer.from(',');
const close = Buffer.from(']');
const end = Buffer.from('}');

const joined = (texts: readonly (readonly Buffer[])[]): Pieces =>
  texts.flatMap((pieces, index) => (index === 0 ? pieces : [comma, ...pieces]));

/**
 * Adds fields to an object that is JSON already, and `lists` of what is JSON, too. As text: parsing and writing a page
 * again would cost ten times as much.
 */
export function withFields(
  text: Buffer,
  fields: object,
  lists: Readonly<Record<string, readonly Buffer[]>> = {},
): Pieces {
  const written = JSON.stringify(fields).slice(1, -1);
  const pieces = [text.subarray(0, -1)];
  if (written !== '') pieces.push(Buffer.from(`,${written}`));
  for (const [name, texts] of Object.entries(lists))
    pieces.push(Buffer.from(`,"${name}":[`), ...joined(texts.map((each) => [each])), close);
  pieces.push(end);
  return pieces;
}

/** What a client's marks say of a record. [L-21] */
export interface Mark {
  is_read: boolean;
  is_new: boolean;
}

export interface ListTexts {
  /** By the order of the entries; undefined for what has gone. */
  records: readonly (Buffer | undefined)[];
  /** The entries' other editions, one after the other. [L-16] */
  editions: readonly (Buffer | undefined)[];
  /** Matching sentences with their pages, by id. [L-19] [D-04] */
  sentences: ReadonlyMap<number, FoundSentence>;
  /** By the order of the entries; none in lists that report none. */
  marks: readonly Mark[];
}

/** A list of records that are JSON already, without those that have gone. */
export function listText(
  entries: readonly PageEntry[],
  { records, editions, sentences, marks }: ListTexts,
  metadata: object,
): JsonText<ServedPublicationList> {
  let place = 0;
  const complete = entries.flatMap(({ id, paper, others }, index) => {
    const own = editions.slice(place, (place += others?.length ?? 0));
    const record = records[index];
    if (record === undefined) return [];
    const { text, page } = sentences.get(id) ?? {};
    const fields = { matched_text: text, matched_page: page, ...marks[index] };
    if (others === null) return [withFields(record, fields)];
    const other_editions = own.filter((edition) => edition !== undefined);
    return [withFields(record, { paper_id: paper, ...fields }, { other_editions })];
  });
  const begin = Buffer.from('{"records":[');
  const rest = Buffer.from(`],"pagination_metadata":${JSON.stringify(metadata)}}`);
  return new JsonText(Buffer.concat([begin, ...joined(complete), rest]));
}

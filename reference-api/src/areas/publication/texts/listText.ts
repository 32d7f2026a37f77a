import type { ServedPublicationList } from '@portal/wire';
import { JsonText } from '#http/JsonText.ts';
import type { PageEntry } from '../repository.ts';

type Texts = readonly (Buffer | undefined)[];

const comma = Buffer.from(',');

const joined = (texts: Texts): Buffer[] =>
  texts.filter((text) => text !== undefined).flatMap((text, index) => (index === 0 ? [text] : [comma, text]));

/** A list of records that are already JSON, without those that have gone. */
export function listText(records: Texts, metadata: object): JsonText<ServedPublicationList> {
  const end = Buffer.from(`],"pagination_metadata":${JSON.stringify(metadata)}}`);
  return new JsonText(Buffer.concat([Buffer.from('{"records":['), ...joined(records), end]));
}

/** Adds fields to a record. As text: parsing and writing a page again would cost ten times as much. */
const withFields = (record: Buffer, fields: readonly Buffer[]): Buffer =>
  Buffer.concat([record.subarray(0, -1), comma, ...fields, brace]);

const brace = Buffer.from('}');

/**
 * Adds papers and other editions if the list folds editions. `editions` has the texts in the order of the entries.
 * [L-16]
 */
export function withEditions(entries: readonly PageEntry[], records: Texts, editions: Texts): Texts {
  let place = 0;
  return entries.map(({ paper, others }, index) => {
    const record = records[index];
    if (others === undefined) return record;
    const own = editions.slice(place, (place += others.length));
    if (record === undefined) return undefined;
    const begin = Buffer.from(`"paper_id":${JSON.stringify(paper)},"other_editions":[`);
    return withFields(record, [begin, ...joined(own), Buffer.from(']')]);
  });
}

/** Adds matching sentences, by entry id. [L-19] */
export function withSentences(
  entries: readonly PageEntry[],
  records: Texts,
  sentences: ReadonlyMap<number, string>,
): Texts {
  return records.map((record, index) => {
    const sentence = sentences.get(entries[index]?.id ?? 0);
    if (record === undefined || sentence === undefined) return record;
    return withFields(record, [Buffer.from(`"matched_text":${JSON.stringify(sentence)}`)]);
  });
}

const fieldsOf = (isRead: boolean, isNew: boolean) => [Buffer.from(`"is_read":${isRead},"is_new":${isNew}`)];

const marked = { read: fieldsOf(true, false), new: fieldsOf(false, true), none: fieldsOf(false, false) };

export type Mark = keyof typeof marked;

/** Adds the marks, in the order of the records; none to lists that report none. [L-21] */
export function withMarks(marks: readonly Mark[], records: Texts): Texts {
  return records.map((record, index) => {
    const mark = marks[index];
    return record === undefined || mark === undefined ? record : withFields(record, marked[mark]);
  });
}

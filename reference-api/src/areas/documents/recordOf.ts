import { languageNames } from '@portal/contract';
import type { ServedPublication, ServedPublicationList } from '@portal/wire';
import { sql } from 'drizzle-orm';
import type { DocumentRecord } from '#documents/DocumentRecord.ts';
import type { Client } from '#policies/Client.ts';
import type { ListReader } from '../publications/listReader.ts';

/** One page with one record. */
const single = { page: 1, page_size: 1, limit: 1 };

/**
 * The record of a document as lists have it, with the other editions of its paper. A list of one: what a client may see of a publication is decided
 * there and nowhere else. Undefined when it is gone meanwhile. [V-02]
 */
export async function recordOf(
  { docRef, language }: DocumentRecord,
  client: Client,
  list: ListReader,
): Promise<ServedPublication | undefined> {
  const query = { ...single, fold_editions: languageNames[language] };
  const { bytes } = await list(client, query, { among: [], only: [sql`doc_ref = ${docRef}`] });
  const { records } = JSON.parse(bytes.toString()) as ServedPublicationList;
  return records[0];
}

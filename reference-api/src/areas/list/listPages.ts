import { ContentCache } from '#db/ContentCache.ts';
import { contentVersions, type ContentVersions } from '#db/contentVersions.ts';
import { keyOf, type Db } from '#db/Db.ts';
import type { Client } from '#policies/Client.ts';
import type { SearchIndex } from '#areas/texts/search/SearchIndex.ts';
import { allOf } from '#areas/publication/conditions.ts';
import { isToggled } from '#areas/following/toggles.ts';
import { readEntitled, type EntitledPage } from './readEntitled.ts';
import { listSelection, type Searched } from './listSelection.ts';

/** Whether a list is the client's own, or changes without the publications: featured ones, and what a client read. */
const isOwn = ({ query, scope }: Searched): boolean =>
  isToggled(query) || scope.hits !== undefined || scope.only !== undefined;

function keyOfList({ keys }: Pick<Client, 'keys'>, { query, scope }: Searched): string {
  const { library, libraries, filters, among = [] } = scope;
  return JSON.stringify([query, library, libraries, filters, keyOf(allOf(among)), keys]);
}

/**
 * Reads a page of a list. Most lists are the same for all clients with the same subscription and language, until
 * something is published: those are cached.
 */
export class ListPages {
  readonly versions: () => Promise<ContentVersions>;
  private readonly cache = new ContentCache();

  constructor(
    private readonly db: Db,
    private readonly search: SearchIndex,
  ) {
    this.versions = contentVersions(db);
  }

  get(client: Client, searched: Searched, versions: ContentVersions): Promise<EntitledPage> {
    const read = () => this.read(client, searched);
    return isOwn(searched) ? read() : this.cache.get(keyOfList(client, searched), versions, read);
  }

  private async read(client: Client, searched: Searched): Promise<EntitledPage> {
    const { query } = searched;
    const selection = await listSelection(this.search, client, searched);
    const page = { page: query.page, pageSize: query.page_size, keys: client.keys };
    return readEntitled(this.db, query, { selection, page });
  }
}

import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { searchFor } from '#areas/publications/searchFor.ts';
import type { Research } from './ResearchIndex.ts';

/** Each takes a byte a publication. */
const mostKnown = 50;

/** Which publications a search finds, in all libraries. Remembered until something changes, since each choice of a filter asks again. */
export class SearchHits {
  private research: Research | undefined;
  private readonly known = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly db: Db) {}

  /** A 1 at the place of each id that is found; undefined when nothing is searched. */
  find(term: string | undefined, research: Research): Promise<Uint8Array | undefined> {
    const search = searchFor(term);
    if (term === undefined || search === undefined) return Promise.resolve(undefined);
    if (this.research !== research) this.known.clear();
    this.research = research;
    const known = this.known.get(term) ?? this.ask(search.condition, research);
    this.remember(term, known);
    return known;
  }

  private async ask(condition: ReturnType<typeof sql>, { publications }: Research): Promise<Uint8Array> {
    const [row] = await this.db.query<{ ids: number[] }>(
      sql`select coalesce(array_agg(id), '{}') as ids from publications where ${condition}`,
    );
    const found = new Uint8Array((publications.ids.at(-1) ?? 0) + 1);
    for (const id of row?.ids ?? []) found[id] = 1;
    return found;
  }

  /** The one used last stands last; the first is forgotten. A failure is not kept. */
  private remember(term: string, found: Promise<Uint8Array>): void {
    this.known.delete(term);
    this.known.set(term, found);
    found.catch(() => this.known.delete(term));
    const [oldest] = this.known.keys();
    if (this.known.size > mostKnown && oldest !== undefined) this.known.delete(oldest);
  }
}

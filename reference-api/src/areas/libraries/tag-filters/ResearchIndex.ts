import { sql } from 'drizzle-orm';
import type { Tag } from '@portal/wire';
import type { Db } from '#db/Db.ts';
import { tagRepository } from '#areas/tags/repository.ts';

/** A publication, as far as counting needs it. */
export interface Entry {
  /** Bits of its libraries. */
  libraries: number;
  tagIds: readonly number[];
}

/** Tags in the order of lists, and what bears them. */
export interface Research {
  tags: readonly Tag[];
  entries: readonly Entry[];
}

interface State {
  tagVersion: number;
  publicationVersion: number;
  newest: number;
}

const batchSize = 20_000;

/** What was committed out of turn by another process is found after this at the latest. */
const wholeEveryMs = 600_000;

/** Tags and classifications in memory, some MB for 100,000 publications: the database takes a hundred times as long to count them. */
export class ResearchIndex {
  private state: State = { tagVersion: -1, publicationVersion: -1, newest: 0 };
  private tags: Tag[] = [];
  private entries: Entry[] = [];
  private wholeAt = 0;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly db: Db) {}

  /** What the database holds now. Only what changed since the last question is read. */
  current(): Promise<Research> {
    const next = this.turn.then(() => this.refresh());
    this.turn = next.catch(() => undefined);
    return next;
  }

  private async refresh(): Promise<Research> {
    const [now] = await this.db.query<State>(sql`
      select (select version from content_changes where kind = 'tags') as "tagVersion",
        (select version from content_changes where kind = 'publications') as "publicationVersion",
        coalesce((select max(id) from publications), 0) as newest`);
    if (now === undefined) throw new Error('The database does not say what changed.');
    if (now.tagVersion !== this.state.tagVersion) this.tags = await tagRepository(this.db).all();
    const stale = now.publicationVersion !== this.state.publicationVersion;
    if (stale || Date.now() - this.wholeAt > wholeEveryMs) {
      this.entries = await this.after(0);
      this.wholeAt = Date.now();
    } else if (now.newest > this.state.newest) {
      this.entries = [...this.entries, ...(await this.after(this.state.newest))];
    }
    this.state = { ...now, newest: Math.max(now.newest, this.lastId) };
    return { tags: this.tags, entries: this.entries };
  }

  private lastId = 0;

  private async after(first: number): Promise<Entry[]> {
    const found: Entry[] = [];
    for (let last = first; ;) {
      const rows = await this.db.query<Entry & { id: number }>(sql`
        select id, coalesce(libraries, 0) as libraries, tag_ids as "tagIds" from publications
        where id > ${last} order by id limit ${batchSize}`);
      for (const { id, libraries, tagIds } of rows) {
        found.push({ libraries, tagIds });
        last = id;
      }
      this.lastId = last;
      if (rows.length < batchSize) return found;
    }
  }
}

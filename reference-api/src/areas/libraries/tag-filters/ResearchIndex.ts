import { sql } from 'drizzle-orm';
import type { ServedTag } from '@portal/wire';
import type { Db } from '#db/Db.ts';
import { tagRepository } from '#areas/tags/repository.ts';
import { publishedDayNumber } from '#publishingDay.ts';
import { noResearch, withRows, type ResearchColumns, type ResearchRow } from './researchColumns.ts';

/** Tags in list order. A new object after every change. */
export interface Research {
  tags: readonly ServedTag[];
  publications: ResearchColumns;
}

interface State {
  tagVersion: number;
  publicationVersion: number;
  newest: number;
}

const batchSize = 20_000;

/** In memory, some MB for 100,000 publications: counting in the database takes a hundred times as long. */
export class ResearchIndex {
  private state: State = { tagVersion: -1, publicationVersion: -1, newest: 0 };
  private research: Research = { tags: [], publications: noResearch };
  private turn: Promise<unknown> = Promise.resolve();
  private next: Promise<Research> | undefined;

  constructor(private readonly db: Db) {}

  /** Reads only what changed, once for all calls made before the reading begins. */
  current(): Promise<Research> {
    if (this.next !== undefined) return this.next;
    const next = this.turn.then(() => {
      this.next = undefined;
      return this.refresh();
    });
    this.next = next;
    this.turn = next.catch(() => undefined);
    return next;
  }

  private async refresh(): Promise<Research> {
    const [now] = await this.db.query<State>(sql`
      select (select version from content_changes where kind = 'tags') as "tagVersion",
        (select version from content_changes where kind = 'publications') as "publicationVersion",
        coalesce((select max(id) from publications), 0) as newest`);
    if (now === undefined) throw new Error('The database does not say what changed.');
    let { tags, publications } = this.research;
    if (now.tagVersion !== this.state.tagVersion) tags = await tagRepository(this.db).all();
    const stale = now.publicationVersion !== this.state.publicationVersion;
    // Publications have one writer at a time (publish_in_turn): none appears below the newest id seen.
    if (stale) publications = await this.extended(noResearch);
    else if (now.newest > this.state.newest) publications = await this.extended(publications);
    if (tags !== this.research.tags || publications !== this.research.publications)
      this.research = { tags, publications };
    this.state = { ...now, newest: Math.max(now.newest, publications.ids.at(-1) ?? 0) };
    return this.research;
  }

  /** Adds the publications after the last id. */
  private async extended(columns: ResearchColumns): Promise<ResearchColumns> {
    const last = columns.ids.at(-1) ?? 0;
    const rows = await this.db.query<ResearchRow>(sql`
      select id, coalesce(libraries, 0) as libraries, ${publishedDayNumber} as day, tag_ids as "tagIds", paper from publications
      where id > ${last} order by id limit ${batchSize}`);
    if (rows.length === 0) return columns;
    const longer = withRows(columns, rows);
    return rows.length < batchSize ? longer : this.extended(longer);
  }
}

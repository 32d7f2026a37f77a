import { sql } from 'drizzle-orm';
import type { ServedTag } from '@portal/wire';
import type { ContentVersions } from '#db/contentVersions.ts';
import type { Db } from '#db/Db.ts';
import { allTags } from '#areas/publication/tags/repository.ts';
import { publishedDayNumber } from '#publishingDay.ts';
import { noResearch, withRows, type ResearchColumns, type ResearchRow } from './researchColumns.ts';

/** Tags in list order. A new object after every change. */
export interface Research {
  tags: readonly ServedTag[];
  publications: ResearchColumns;
  versions: ContentVersions;
}

const batchSize = 20_000;

/** Some 700 MB, and 0.2 s for a pass. With more publications, counts and options are those of the newest. */
const mostIndexed = 2_000_000;

/** In memory, some MB for 100,000 publications: counting in the database takes a hundred times as long. */
export class ResearchIndex {
  private research: Research | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private next: Promise<Research> | undefined;

  constructor(
    private readonly db: Db,
    private readonly versionsNow: () => Promise<ContentVersions>,
    private readonly most: number = mostIndexed,
  ) {}

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
    const versions = await this.versionsNow();
    const known = this.research;
    // Extended columns that were not kept have changed what these share.
    this.research = undefined;
    let { tags, publications } = known ?? { tags: [], publications: noResearch };
    if (versions.tags !== known?.versions.tags) tags = await allTags(this.db);
    // Publications have one writer at a time (publish_in_turn): none appears below the newest id seen.
    if (versions.publications !== known?.versions.publications)
      publications = await this.extended(noResearch, Math.max(0, versions.newest - this.most));
    else if (versions.newest > (publications.ids.at(-1) ?? 0))
      publications = await this.extended(publications);
    const isSame = known?.tags === tags && known.publications === publications;
    this.research = isSame ? known : { tags, publications, versions };
    return this.research;
  }

  /** Adds the publications after the last id, or after this one if there are none yet. */
  private async extended(columns: ResearchColumns, after = 0): Promise<ResearchColumns> {
    const last = columns.ids.at(-1) ?? after;
    const rows = await this.db.query<ResearchRow>(sql`
      select id, coalesce(libraries, 0) as libraries, ${publishedDayNumber} as day, tag_ids as "tagIds", paper, language, ent,
        (extract(epoch from publication_date) * 1000000)::float8 as at
      from publications
      where id > ${last} order by id limit ${batchSize}`);
    if (rows.length === 0) return columns;
    const longer = withRows(columns, rows);
    longer.tagPlaces.extend(longer);
    return rows.length < batchSize ? longer : this.extended(longer);
  }
}

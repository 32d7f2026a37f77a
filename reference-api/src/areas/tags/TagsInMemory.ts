import type { Tag } from '@portal/wire';
import type { Db } from '#db/Db.ts';
import { tagRepository } from './repository.ts';

/** Every tag by its id, read again when the database counts another version of them. */
export class TagsInMemory {
  private version: number | undefined;
  private tags: Promise<ReadonlyMap<number, Tag>> = Promise.resolve(new Map());

  constructor(private readonly db: Db) {}

  /** The tags as they were at a version of `content_changes`, or later. */
  at(version: number): Promise<ReadonlyMap<number, Tag>> {
    if (version !== this.version) {
      this.version = version;
      this.tags = this.read();
      this.tags.catch(() => (this.version = undefined));
    }
    return this.tags;
  }

  private async read(): Promise<ReadonlyMap<number, Tag>> {
    const all = await tagRepository(this.db).all();
    return new Map(all.map((tag) => [tag.id, tag]));
  }
}

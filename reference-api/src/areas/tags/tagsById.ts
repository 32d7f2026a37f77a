import type { ServedTag } from '@portal/wire';
import { AtVersion } from '#db/AtVersion.ts';
import type { Db } from '#db/Db.ts';
import { tagRepository } from './repository.ts';

/** Every tag by its id, in memory. */
export function tagsById(db: Db): AtVersion<ReadonlyMap<number, ServedTag>> {
  return new AtVersion(async () => new Map((await tagRepository(db).all()).map((tag) => [tag.id, tag])));
}

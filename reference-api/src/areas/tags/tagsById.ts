import type { ServedTag } from '@portal/wire';
import { AtVersion } from '#db/AtVersion.ts';
import type { Db } from '#db/Db.ts';
import { tagRepository } from './repository.ts';

export function tagsById(db: Db): AtVersion<ReadonlyMap<number, ServedTag>> {
  return new AtVersion(async () => new Map((await tagRepository(db).all()).map((tag) => [tag.id, tag])));
}

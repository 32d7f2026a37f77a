import type { ServedTag } from '@portal/wire';
import { CachedByVersion } from '#db/CachedByVersion.ts';
import type { Db } from '#db/Db.ts';
import { tagRepository } from './repository.ts';

export function tagsById(db: Db): CachedByVersion<ReadonlyMap<number, ServedTag>> {
  return new CachedByVersion(
    async () => new Map((await tagRepository(db).all()).map((tag) => [tag.id, tag])),
  );
}

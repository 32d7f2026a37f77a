import { sql } from 'drizzle-orm';
import type { ServedTag } from '@portal/wire';
import type { Db } from '#db/Db.ts';

interface TagRow {
  id: number;
  value: string;
  category: string;
  translated_value: string | null;
  external_id: string | null;
  profile_active: boolean;
  inactive: boolean;
  related_asset_classes: string[];
}

const columns = sql`id, value, category, translated_value, external_id, profile_active, inactive, related_asset_classes`;

function present({ related_asset_classes, ...tag }: TagRow): ServedTag {
  return { ...tag, related_asset_class: related_asset_classes.map((value) => ({ value })) };
}

/** Active tags in the order of `categories`; by name, but publication types in their own order. */
export async function tagsOfCategories(db: Db, categories: readonly string[]): Promise<ServedTag[]> {
  const rows = await db.query<TagRow>(sql`
    select ${columns} from tags where category = any(${sql.param(categories)}::text[]) and not inactive
    order by array_position(${sql.param(categories)}::text[], category), position, value collate "und-x-icu", id`);
  return rows.map(present);
}

/** In list order. */
export async function allTags(db: Db): Promise<ServedTag[]> {
  const rows = await db.query<TagRow>(
    sql`select ${columns} from tags order by position, value collate "und-x-icu", id`,
  );
  return rows.map(present);
}

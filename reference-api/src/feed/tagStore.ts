import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from './FeedRefusal.ts';

export interface FedTag {
  category: string;
  value: string;
  translatedValue: string;
  externalId?: string | undefined;
  profileActive?: boolean;
  inactive?: boolean;
  international?: boolean;
  relatedAssetClasses?: readonly string[];
  aggregatedType?: string;
}

/**
 * Adds a tag or changes the one with its reference, else its name; one of the demo becomes real. Returns its id.
 * @throws FeedRefusal if another reference has its name
 */
export async function storeTag(inside: Db, tag: FedTag): Promise<number> {
  const { category, value, translatedValue, externalId = null, aggregatedType = null } = tag;
  const { profileActive = false, inactive = false, international = false, relatedAssetClasses = [] } = tag;
  const [known, namesake] = await inside.query<{ id: number; externalId: string | null; origin: string }>(sql`
    select id, external_id as "externalId", origin from tags
    where category = ${category} and (value = ${value} or origin = 'feed' and external_id = ${externalId})
    order by (origin = 'feed' and external_id = ${externalId}) desc nulls last limit 2`);
  if (namesake !== undefined)
    throw new FeedRefusal(`Another ${category} is called ${value}.`, 'Give it another name.');
  if (known?.origin === 'feed' && known.externalId !== externalId)
    throw new FeedRefusal(
      `The ${category} ${value} is there with the reference ${known.externalId ?? 'of none'}.`,
      'Feed it with that reference, or give it another name.',
    );
  const facts = sql`${category}, ${value}, ${translatedValue}, ${externalId}, ${profileActive}, ${inactive}, ${international},
    ${sql.param(relatedAssetClasses)}::text[], ${aggregatedType}, 'feed'`;
  const names = sql`category, value, translated_value, external_id, profile_active, inactive, international, related_asset_classes,
    aggregated_type, origin`;
  const [row] = await inside.query<{ id: number }>(
    known === undefined
      ? sql`insert into tags (${names}) values (${facts}) returning id`
      : sql`update tags set (${names}) = (${facts}) where id = ${known.id} returning id`,
  );
  if (row === undefined) throw new Error('The database did not store a tag.');
  return row.id;
}

export interface FoundTag {
  id: number;
  value: string;
  translatedValue: string | null;
  aggregatedType: string | null;
  international: boolean;
}

/**
 * Finds a real tag by reference, value or translation.
 * @throws FeedRefusal
 */
export async function findTag(inside: Db, category: string, name: string): Promise<FoundTag> {
  const [tag] = await inside.query<FoundTag>(sql`
    select id, value, translated_value as "translatedValue", aggregated_type as "aggregatedType", international from tags
    where category = ${category} and origin in ('feed', 'portal') and ${name} in (external_id, value, translated_value)
    order by (external_id = ${name}) desc nulls last, (value = ${name}) desc limit 1`);
  if (tag !== undefined) return tag;
  throw new FeedRefusal(
    `There is no ${category} “${name}”.`,
    'Feed it first, in a line before this one, or correct its name.',
  );
}

export async function findTags(inside: Db, category: string, names: readonly string[]): Promise<FoundTag[]> {
  const found: FoundTag[] = [];
  for (const name of names) found.push(await findTag(inside, category, name));
  return found;
}

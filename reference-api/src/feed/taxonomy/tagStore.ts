import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '../FeedRefusal.ts';
import type { Provenance } from '../Provenance.ts';

type Origin = Provenance['origin'];

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

interface KnownTag {
  id: number;
  category: string;
  value: string;
  externalId: string | null;
  origin: string;
}

const keyOf = (category: string, name: string) => `${category}\n${name}`;

const distinct = (values: readonly string[]) => sql.param([...new Set(values)]);

/** Finds what is stored of `tags`: by reference, as far as it has the same origin, and by name. */
async function knownOf(inside: Db, tags: readonly FedTag[], origin: Origin) {
  const references = tags.flatMap(({ externalId }) => externalId ?? []);
  const rows = await inside.query<KnownTag>(sql`
    select id, category, value, external_id as "externalId", origin from tags
    where category = any(${distinct(tags.map(({ category }) => category))}::text[])
      and (value = any(${distinct(tags.map(({ value }) => value))}::text[])
        or origin = ${origin} and external_id = any(${distinct(references)}::text[]))`);
  const named = new Map(rows.map((row) => [keyOf(row.category, row.value), row]));
  const own = rows.filter((row) => row.origin === origin);
  const referenced = new Map(own.map((row) => [keyOf(row.category, row.externalId ?? ''), row]));
  return ({ category, value, externalId }: FedTag) => ({
    byName: named.get(keyOf(category, value)),
    byReference: externalId === undefined ? undefined : referenced.get(keyOf(category, externalId)),
  });
}

function refuseNamesake({ category, value, externalId }: FedTag, known: KnownTag): void {
  if (known.origin !== 'feed' || known.externalId === (externalId ?? null)) return;
  throw new FeedRefusal(
    `The ${category} ${value} is there with the reference ${known.externalId ?? 'of none'}.`,
    'Feed it with that reference, or give it another name.',
  );
}

const given = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
  place int, id int, category text, value text, "translatedValue" text, "externalId" text, "profileActive" boolean, inactive boolean,
  international boolean, "relatedAssetClasses" text[], "aggregatedType" text)`;

const columns = sql`category, value, translated_value, external_id, profile_active, inactive, international, related_asset_classes,
  aggregated_type, origin`;

const valuesOf = (
  origin: Origin,
) => sql`given.category, given.value, given."translatedValue", given."externalId",
  coalesce(given."profileActive", false), coalesce(given.inactive, false), coalesce(given.international, false),
  coalesce(given."relatedAssetClasses", '{}'), given."aggregatedType", ${origin}`;

/** Types are listed in the order in which they came. */
const nextPosition = sql`case given.category when 'Publication Type'
  then given.place + (select coalesce(max(position) + 1, 0) from tags where category = 'Publication Type') else 0 end`;

async function addTags(inside: Db, tags: readonly FedTag[], origin: Origin): Promise<Map<string, number>> {
  if (tags.length === 0) return new Map();
  const rows = tags.map((tag, place) => ({ ...tag, place }));
  const added = await inside.query<KnownTag>(sql`
    insert into tags (${columns}, position) select ${valuesOf(origin)}, ${nextPosition} from ${given(rows)} order by place
    returning id, category, value`);
  return new Map(added.map(({ id, category, value }) => [keyOf(category, value), id]));
}

async function changeTags(inside: Db, rows: readonly object[], origin: Origin): Promise<void> {
  if (rows.length === 0) return;
  const stored = sql`tags.category, tags.value, tags.translated_value, tags.external_id, tags.profile_active, tags.inactive,
    tags.international, tags.related_asset_classes, tags.aggregated_type, tags.origin`;
  await inside.query(sql`
    update tags set (${columns}) = row(${valuesOf(origin)}) from ${given(rows)}
    where tags.id = given.id and (${stored}) is distinct from (${valuesOf(origin)})`);
}

/**
 * Adds tags, or changes those with their references, else their names. One of the demo becomes real, and what is real is
 * never changed by the demo. Returns ids in the order of `tags`.
 * @throws FeedRefusal if another reference has a name
 */
export async function storeTags(inside: Db, tags: readonly FedTag[], origin: Origin): Promise<number[]> {
  const find = await knownOf(inside, tags, origin);
  const ids = new Map<FedTag, number>();
  const changed: object[] = [];
  for (const tag of tags) {
    const { byName, byReference } = find(tag);
    if (byName !== undefined && byReference !== undefined && byName.id !== byReference.id)
      throw new FeedRefusal(`Another ${tag.category} is called ${tag.value}.`, 'Give it another name.');
    const known = byReference ?? byName;
    if (known === undefined) continue;
    ids.set(tag, known.id);
    if (origin !== 'feed' && known.origin === 'feed') continue;
    refuseNamesake(tag, known);
    changed.push({ ...tag, id: known.id });
  }
  await changeTags(inside, changed, origin);
  const added = await addTags(
    inside,
    tags.filter((tag) => !ids.has(tag)),
    origin,
  );
  return tags.map((tag) => {
    const id = ids.get(tag) ?? added.get(keyOf(tag.category, tag.value));
    if (id === undefined) throw new Error('The database did not store a tag.');
    return id;
  });
}

export interface FoundTag {
  id: number;
  value: string;
  translatedValue: string | null;
  aggregatedType: string | null;
  international: boolean;
}

export interface TagName {
  category: string;
  name: string;
}

/** Companies by what their shares are called: ISIN or Bloomberg ticker. */
async function companiesByShare(
  inside: Db,
  names: readonly string[],
): Promise<(FoundTag & { name: string })[]> {
  if (names.length === 0) return [];
  return inside.query(sql`
    select said.name, t.id, t.value, t.translated_value as "translatedValue", t.aggregated_type as "aggregatedType", t.international
    from unnest(${distinct(names)}::text[]) said(name) join tags t on t.category = 'Company' and t.origin = 'feed'
      join companies c on c.id = t.id
    where c.isin = said.name or exists (
      select from tags ticker where ticker.category = 'Bloomberg Company Ticker' and ticker.origin = 'feed'
        and ticker.external_id = t.external_id and ticker.value = said.name)`);
}

/** Reads all at once, as a batch names many. */
export class TagFinder {
  private readonly ambiguous = new Set<string>();

  private constructor(private readonly found: Map<string, FoundTag>) {}

  /**
   * Of `names`: by reference, value or translation, companies also by ISIN or Bloomberg ticker. What is real only finds
   * what is real.
   */
  static async of(inside: Db, names: readonly TagName[], origin: Origin): Promise<TagFinder> {
    const found = new Map<string, FoundTag>();
    const said = distinct(names.map(({ name }) => name));
    const rows = await inside.query<FoundTag & KnownTag>(sql`
      select id, category, value, translated_value as "translatedValue", external_id as "externalId",
        aggregated_type as "aggregatedType", international
      from tags
      where category = any(${distinct(names.map(({ category }) => category))}::text[])
        and (value = any(${said}::text[]) or translated_value = any(${said}::text[]) or external_id = any(${said}::text[]))
        and (origin in ('feed', 'portal') or ${origin} <> 'feed')
      order by origin = ${origin}, id desc`);
    // Later ones count: references before values, and values before translations.
    for (const name of ['translatedValue', 'value', 'externalId'] as const)
      for (const row of rows) if (row[name] !== null) found.set(keyOf(row.category, row[name]), row);
    const finder = new TagFinder(found);
    await finder.addCompanies(inside, names);
    return finder;
  }

  private async addCompanies(inside: Db, names: readonly TagName[]): Promise<void> {
    const unknown = names.filter(({ category, name }) => !this.found.has(keyOf(category, name)));
    const companies = unknown.filter(({ category }) => category === 'Company').map(({ name }) => name);
    for (const { name, ...company } of await companiesByShare(inside, companies)) {
      const key = keyOf('Company', name);
      if (this.found.has(key)) this.ambiguous.add(key);
      this.found.set(key, company);
    }
  }

  /** @throws FeedRefusal */
  one(category: string, name: string): FoundTag {
    const key = keyOf(category, name);
    if (this.ambiguous.has(key))
      throw new FeedRefusal(`Two companies are called “${name}”.`, 'Name the company by its reference.');
    const tag = this.found.get(key);
    if (tag !== undefined) return tag;
    throw new FeedRefusal(
      `There is no ${category} “${name}”.`,
      'Feed it first, in a line before this one, or correct its name.',
    );
  }

  /** @throws FeedRefusal */
  all(category: string, names: readonly string[]): FoundTag[] {
    return names.map((name) => this.one(category, name));
  }
}

export const tagNames = (category: string, names: readonly string[]): TagName[] =>
  names.map((name) => ({ category, name }));

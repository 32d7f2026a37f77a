import { sql } from 'drizzle-orm';
import type { Db } from '../db/Db.ts';
import { aggregatedTypes, assetClasses, type AggregatedType } from '../policies/entitlements.ts';
import { aggregatedTypeNames, assetClassNames, publicationTypes } from './publicationTypes.ts';
import { analysts, companies, sectorId } from './universe.ts';
import { sectors } from './words/sectors.ts';

interface NewTag {
  category: string;
  value: string;
  translated_value: string | null;
  external_id?: string;
  profile_active?: boolean;
  inactive?: boolean;
  international?: boolean;
  related_asset_classes?: readonly string[];
}

const classesOf = (aggregated: AggregatedType) => {
  const printed = publicationTypes.filter((type) => type.aggregated === aggregated);
  return assetClasses.filter((each) => printed.some((type) => type.assetClasses.flat().includes(each)));
};

function classification(): NewTag[] {
  return [
    { category: 'Language', value: 'English', translated_value: 'Englisch' },
    { category: 'Language', value: 'German', translated_value: 'Deutsch' },
    ...assetClasses.map((value) => ({
      category: 'Asset Classification',
      value,
      translated_value: assetClassNames[value],
    })),
    ...aggregatedTypes.map((value) => ({
      category: 'Aggregated Publication Type',
      value,
      translated_value: aggregatedTypeNames[value],
      related_asset_classes: classesOf(value),
    })),
    // The only category with German values.
    ...publicationTypes.map(({ de, en }) => ({
      category: 'Publication Type',
      value: de,
      translated_value: en,
    })),
  ];
}

function companyTags(): NewTag[] {
  return companies.flatMap(
    ({ name, externalId, ticker, bloombergTicker, assetClasses: related, inactive, international }) => {
      const profile = {
        external_id: externalId,
        profile_active: true,
        inactive,
        international,
        related_asset_classes: related,
      };
      return [
        { category: 'Company', value: name, translated_value: name, ...profile },
        { category: 'TK Ticker', value: ticker, translated_value: ticker, ...profile },
        {
          category: 'Bloomberg Company Ticker',
          value: bloombergTicker,
          translated_value: bloombergTicker,
          ...profile,
        },
      ];
    },
  );
}

const profiled = ['Equity', 'Fixed Income'];

function allTags(): NewTag[] {
  return [
    ...classification(),
    ...sectors.map(({ en, de }, index) => ({
      category: 'Sector',
      value: en,
      translated_value: de,
      external_id: sectorId(index),
      profile_active: true,
      related_asset_classes: profiled,
    })),
    ...analysts.map(({ name, externalId, assetClass }) => ({
      category: 'Analyst',
      value: name,
      translated_value: name,
      external_id: externalId,
      // Market analysts have no profile page.
      profile_active: profiled.includes(assetClass),
      related_asset_classes: [assetClass],
    })),
    ...companyTags(),
  ];
}

/** For older databases. Their research is filed again, as the search finds it by ticker. */
async function renameTickers(db: Db): Promise<void> {
  const names = companies.map(({ externalId, bloombergTicker }) => ({
    external_id: externalId,
    value: bloombergTicker,
  }));
  const renamed = await db.query<{ id: number }>(sql`
    update tags set value = new.value, translated_value = new.value
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as new(external_id text, value text)
    where category = 'Bloomberg Company Ticker' and tags.external_id = new.external_id and tags.value <> new.value
    returning id`);
  if (renamed.length === 0) return;
  await db.query(sql`update publications set libraries = null
    where tag_ids operator(pg_catalog.&&) ${sql.param(renamed.map(({ id }) => id))}::int[]`);
}

/** For older databases; the name is now the same in both languages. */
async function renameEsgType(db: Db): Promise<void> {
  await db.query(sql`
    update tags set value = 'ESG Insights' where category = 'Publication Type' and value = 'ESG-Analyse'
      and not exists (select 1 from tags taken where taken.category = 'Publication Type' and taken.value = 'ESG Insights')`);
}

/** Existing tags only get their coverage and asset classes updated. */
export async function seedTags(db: Db): Promise<void> {
  await renameTickers(db);
  await renameEsgType(db);
  const rows = allTags().map((tag, position) => ({
    profile_active: false,
    inactive: false,
    international: false,
    related_asset_classes: [],
    external_id: null,
    ...tag,
    position: tag.category === 'Publication Type' ? position : 0,
  }));
  await db.query(sql`
    insert into tags (category, value, translated_value, external_id, profile_active, inactive, international, related_asset_classes,
      position)
    select category, value, translated_value, external_id, profile_active, inactive, international, related_asset_classes, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(
      category text, value text, translated_value text, external_id text, profile_active boolean, inactive boolean, international boolean,
      related_asset_classes text[], position int)
    on conflict (category, value) do update set international = excluded.international,
        related_asset_classes = excluded.related_asset_classes
      where tags.international <> excluded.international
        or tags.category = 'Aggregated Publication Type' and tags.related_asset_classes <> excluded.related_asset_classes`);
}

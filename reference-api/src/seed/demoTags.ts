import { sql } from 'drizzle-orm';
import type { Db } from '../db/Db.ts';
import { aggregatedTypes, assetClasses, type AggregatedType } from '../policies/entitlements.ts';
import { storePortalTags } from '../taxonomy/portalTags.ts';
import { publicationTypes } from './publicationTypes.ts';
import { analysts, companies, sectorId } from './universe.ts';
import { sectors } from './words/sectors.ts';

interface NewTag {
  category: string;
  value: string;
  translated_value: string | null;
  external_id?: string;
  aggregated_type?: AggregatedType;
  profile_active?: boolean;
  inactive?: boolean;
  international?: boolean;
  related_asset_classes?: readonly string[];
}

const classesOf = (aggregated: AggregatedType) => {
  const printed = publicationTypes.filter((type) => type.aggregated === aggregated);
  return assetClasses.filter((each) => printed.some((type) => type.assetClasses.flat().includes(each)));
};

/** The only category with German values. */
const typeTags = (): NewTag[] =>
  publicationTypes.map(({ de, en, aggregated }) => ({
    category: 'Publication Type',
    value: de,
    translated_value: en,
    aggregated_type: aggregated,
  }));

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
    ...typeTags(),
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

/** In which classes the demo's aggregated types come. */
async function relateAggregatedTypes(db: Db): Promise<void> {
  const rows = aggregatedTypes.map((value) => ({ value, classes: classesOf(value) }));
  await db.query(sql`
    update tags set related_asset_classes = new.classes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(value text, classes text[])
    where category = 'Aggregated Publication Type' and tags.value = new.value
      and tags.related_asset_classes <> new.classes`);
}

/** Existing tags of the demo only get their coverage and asset classes updated; a feed's tags stay as they are. */
export async function seedTags(db: Db): Promise<void> {
  const rows = allTags().map((tag, position) => ({
    profile_active: false,
    inactive: false,
    international: false,
    related_asset_classes: [],
    external_id: null,
    aggregated_type: null,
    ...tag,
    position: tag.category === 'Publication Type' ? position : 0,
  }));
  await storePortalTags(db);
  await relateAggregatedTypes(db);
  await db.query(sql`
    insert into tags (category, value, translated_value, external_id, profile_active, inactive, international, related_asset_classes,
      position, aggregated_type, origin)
    select category, value, translated_value, external_id, profile_active, inactive, international, related_asset_classes, position,
      aggregated_type, 'demo'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(
      category text, value text, translated_value text, external_id text, profile_active boolean, inactive boolean, international boolean,
      related_asset_classes text[], position int, aggregated_type text)
    on conflict (category, value) do update set international = excluded.international,
        related_asset_classes = excluded.related_asset_classes
      where tags.origin = 'demo' and tags.international <> excluded.international`);
}

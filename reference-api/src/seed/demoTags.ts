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

/** Existing tags only get their coverage and asset classes updated. */
export async function seedTags(db: Db): Promise<void> {
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

import { languageNames, languages } from '@portal/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import {
  aggregatedTypes,
  assetClasses,
  type AggregatedType,
  type AssetClass,
} from '#policies/entitlements.ts';

/** In German. */
const aggregatedTypeNames: Record<AggregatedType, string> = {
  'Daily Market Opinion': 'Daily Market Opinion',
  'Company Research': 'Unternehmensanalysen',
  'Sector Research': 'Sektoranalysen',
  'Credit Research': 'Kreditanalysen',
  'Economic Research': 'Volkswirtschaft',
  'Investment Strategy': 'Anlagestrategie',
  'ESG Research': 'Nachhaltigkeit',
  Studies: 'Studien',
  Legal: 'Rechtliches',
};

/** In German. */
export const assetClassNames: Record<AssetClass, string> = {
  Equity: 'Aktien',
  'Fixed Income': 'Anleihen',
  Markets: 'Märkte',
};

const germanLanguages = { en: 'Englisch', de: 'Deutsch' };

interface PortalTag {
  category: string;
  value: string;
  translated_value: string;
}

/** The tags that the portal's own rules name: languages, asset classes and aggregated types. Not data of a bank. */
const portalTags: readonly PortalTag[] = [
  ...languages.map((language) => ({
    category: 'Language',
    value: languageNames[language],
    translated_value: germanLanguages[language],
  })),
  ...assetClasses.map((value) => ({
    category: 'Asset Classification',
    value,
    translated_value: assetClassNames[value],
  })),
  ...aggregatedTypes.map((value) => ({
    category: 'Aggregated Publication Type',
    value,
    translated_value: aggregatedTypeNames[value],
  })),
];

/** Stores what is missing: without it nothing can be published. */
export async function storePortalTags(db: Db): Promise<void> {
  const rows = portalTags.map((tag, place) => ({ ...tag, place }));
  await db.query(sql`
    insert into tags (category, value, translated_value, origin)
    select category, value, translated_value, 'portal' from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(category text, value text, translated_value text, place int)
    order by place
    on conflict (category, value) do update set origin = 'portal' where tags.origin <> 'portal'`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { storePackage } from '#people/storePackage.ts';
import { coverageOf, noteCoverageChange } from './coverageChange.ts';
import type { RecordOf } from './records/feedRecord.ts';
import { findTag, findTags, storeTag } from './tagStore.ts';

type TaxonomyRecord = RecordOf<'publication_type' | 'sector' | 'analyst' | 'company' | 'package'>;

/** Only equities and bonds have profile pages. */
const profiled = ['Equity', 'Fixed Income'];

const hasProfile = (classes: readonly string[]) => classes.some((each) => profiled.includes(each));

async function storeCompany(inside: Db, company: RecordOf<'company'>): Promise<void> {
  const { reference, name, ticker, bloomberg_ticker: bloomberg, asset_classes: classes } = company;
  const before = await coverageOf(inside, reference);
  const sector = await findTag(inside, 'Sector', company.sector);
  const analysts = await findTags(inside, 'Analyst', company.analysts);
  const profile = {
    externalId: reference,
    profileActive: hasProfile(classes),
    inactive: !company.active,
    international: company.international,
    relatedAssetClasses: classes,
  };
  const own = (category: string, value: string) =>
    storeTag(inside, { category, value, translatedValue: value, ...profile });
  const id = await own('Company', name);
  const tickers = [
    ...(ticker === undefined ? [] : [await own('TK Ticker', ticker)]),
    ...(bloomberg === undefined ? [] : [await own('Bloomberg Company Ticker', bloomberg)]),
  ];
  const classTags = await findTags(inside, 'Asset Classification', classes);
  const analystIds = analysts.map((analyst) => analyst.id);
  const tagIds = [id, sector.id, ...tickers, ...analystIds, ...classTags.map((each) => each.id)];
  await inside.query(sql`
    insert into companies (id, sector_id, analyst_ids, tag_ids, gk_number, isin)
    values (${id}, ${sector.id}, ${sql.param(analystIds)}::int[], ${sql.param(tagIds)}::int[], ${company.gk_number ?? null}, ${company.isin ?? null})
    on conflict (id) do update set sector_id = excluded.sector_id, analyst_ids = excluded.analyst_ids,
      tag_ids = excluded.tag_ids, gk_number = excluded.gk_number, isin = excluded.isin`);
  await noteCoverageChange(inside, before, { active: company.active, analystIds });
}

/**
 * Adds or changes what publications are tagged with, and what clients subscribe to.
 * @throws FeedRefusal
 */
export async function storeTaxonomy(inside: Db, record: TaxonomyRecord, who: string): Promise<void> {
  switch (record.kind) {
    case 'publication_type': {
      // The only category with German values.
      const { de: value, en: translatedValue } = record.name;
      const aggregatedType = record.aggregated_type;
      await storeTag(inside, { category: 'Publication Type', value, translatedValue, aggregatedType });
      return;
    }
    case 'sector':
      await storeTag(inside, {
        category: 'Sector',
        value: record.name.en,
        translatedValue: record.name.de,
        externalId: record.reference,
        profileActive: true,
        relatedAssetClasses: profiled,
      });
      return;
    case 'analyst':
      await storeTag(inside, {
        category: 'Analyst',
        value: record.name,
        translatedValue: record.name,
        externalId: record.reference,
        profileActive: hasProfile(record.asset_classes),
        inactive: !record.active,
        relatedAssetClasses: record.asset_classes,
      });
      return;
    case 'company':
      return storeCompany(inside, record);
    case 'package':
      return storePackage(inside, record, who);
  }
}
